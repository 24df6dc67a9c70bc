/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { AnswerList } from '@/app/faq/answer-list';
import { faqQuestions } from '@/content/model/faq';
import { findRoute } from '@/content/model/routes';
import { copyOf } from '@/content/model/pages';

const faqPage = copyOf('faq');

test('each answer has the link of its entry, if any, with the title of the linked page', () => {
  const { container } = render(<AnswerList page={faqPage} questions={faqQuestions} />);
  const shown = faqQuestions.map(({ id }) =>
    [...container.querySelectorAll(`[id="${id}"] > a`)].map((link) => [
      link.getAttribute('href'),
      link.textContent,
    ]),
  );
  expect(shown).toEqual(
    faqQuestions.map(({ link }) => (link ? [[link, findRoute(link)?.title]] : [])),
  );
});

test.each([
  ['https://loom.example/widths', 'loom.example'],
  ['mailto:bell@loom.example', 'bell@loom.example'],
  ['/contact?inquiryType=sales#Write', findRoute('/contact')?.title],
])('a link to %s is called %s', (link, name) => {
  const [question] = faqQuestions;
  render(<AnswerList page={faqPage} questions={[{ ...question!, link }]} />);
  const shown = screen.getByRole('link', { name });
  expect(shown.getAttribute('href')).toBe(link);
  // No other site learns where its visitors come from.
  expect(shown.getAttribute('rel')).toBe(link.startsWith('https') ? 'noopener noreferrer' : null);
});

test('the first question of each topic is open, and the others are closed', () => {
  const { container } = render(<AnswerList page={faqPage} questions={faqQuestions} />);
  const open = [...container.querySelectorAll('details[open] > [id]')].map(({ id }) => id);
  const firsts = faqQuestions.filter(
    ({ category }, index) =>
      faqQuestions.findIndex((other) => other.category === category) === index,
  );
  expect(open).toEqual(firsts.map(({ id }) => id));
  expect(container.querySelectorAll('details')).toHaveLength(faqQuestions.length);
});
