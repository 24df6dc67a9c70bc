/**
 * @jest-environment jsdom
 */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { content } from './sending-form';
import { ContactForm } from '@/components/islands/contact-form/contact-form';
import { site } from '@/content/model/site';

const { labels, termsLink } = content;

test('the label of the terms links to them, and the link does not tick the box', async () => {
  const user = userEvent.setup();
  render(<ContactForm content={content} sending="simulate" contact={site} />);
  const box = screen.getByRole('checkbox', { name: labels.terms });
  const label = box.closest('label')!;
  const link = within(label).getByRole('link');
  expect(link).toHaveTextContent(termsLink.text);
  expect(link).toHaveAttribute('href', termsLink.link);
  // jsdom cannot navigate.
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  expect(box).not.toBeChecked();
  await user.click(label);
  expect(box).toBeChecked();
});
