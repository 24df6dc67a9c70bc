/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { AnswerList } from '@/app/faq/answer-list';
import { faqQuestions } from '@/content/model/faq';
import { findRoute } from '@/content/model/routes';
import { copyOf } from '@/content/model/pages';

jest.mock('@/content/model/loaded', () =>
  jest.requireActual<object>('@/__tests__/fixture-content'),
);

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
