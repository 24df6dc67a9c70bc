/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { SiteFooter } from '@/components/layout/site-footer';
import { Embed } from '@/components/sections/embed';
import { NewsletterSection } from '@/components/sections/newsletter-section';
import type { Content } from '@/content/model/catalogue';
import { content, pages } from '@/content/model/loaded';
import messages from '@/messages/en.json';

// Its picture is asynchronous, which only a server can draw.
jest.mock('@/components/layout/wordmark', () => ({ Wordmark: () => null }));

// The note reads the file below `public`.
jest.mock('@/content/model/file-note', () => ({
  fileNote: (href: string) => (href.startsWith('/files/') ? ' (TXT, 1 kB)' : ''),
}));

const TEXT = 'As *we* said, [read on](/contact).';

jest.mock('@/content/model/loaded', () => {
  const fixture = jest.requireActual<{ content: Content }>('@/__tests__/fixture-content');
  const { newsletter } = fixture.content;
  const own = {
    ...newsletter!,
    inFooter: true,
    text: 'As *we* said, [read on](/contact).',
    privacy: { text: 'What we keep', link: '/files/loom.txt' },
  };
  return { ...fixture, content: { ...fixture.content, newsletter: own } };
});

const newsletter = content.newsletter!;
const embed = pages.flatMap(({ sections }) => sections).find(({ kind }) => kind === 'embed');
if (embed?.kind !== 'embed') throw new Error('The fixture embeds nothing');

test.each([
  ['embed', <Embed key="embed" section={{ ...embed, text: TEXT }} id="Map" name="Maps" />],
  [
    'sign-up in a section',
    <NewsletterSection key="section" id="News" newsletter={newsletter} trap="" />,
  ],
  ['sign-up in the footer', <SiteFooter key="footer" />],
])('links and emphasis in the text of the %s are drawn', (_, part) => {
  const { container } = render(
    <NextIntlClientProvider locale="en" messages={messages}>
      {part}
    </NextIntlClientProvider>,
  );
  expect(container.textContent).toContain('As we said, read on.');
  expect(screen.getByRole('link', { name: 'read on' })).toHaveAttribute('href', '/contact');
});

test('a link to a file below the sign-up says what it is', () => {
  render(<NewsletterSection id="News" newsletter={newsletter} trap="" />);
  expect(screen.getByRole('link', { name: 'What we keep (TXT, 1 kB)' })).toBeVisible();
});
