import { publishedOf } from '@/content/model/published';
import { NOTICE } from './rules/content-copy';
import { copy } from './rules/fresh-copy';

it('a notice shows at once without a first day, and nowhere without a file', () => {
  const shownOn = (day: string) => {
    copy.now = new Date(`${day}T12:00:00Z`);
    return publishedOf(copy.load(), true).content.notice;
  };
  expect(shownOn('2026-03-18')).toBeUndefined();
  copy.write(NOTICE, 'text: The looms rest\nuntil: 2026-03-19\n');
  expect(shownOn('2020-01-02')).toMatchObject({ text: 'The looms rest' });
  expect(shownOn('2026-03-20')).toBeUndefined();
});

describe('the file of the notice', () => {
  const UNTIL = 'until: 2026-03-19';

  it.each([
    [`from: 2026-03-20\n${UNTIL}`, 'until:', 'field until: must not be earlier than `from`'],
    [`from: 24.03.2026\n${UNTIL}`, 'from:', 'field from: must be a day such as 2026-03-17'],
    ['from: 2026-03-17', 'text:', 'field until: is missing; it must be a day such as 2026-03-17'],
    ['until: 2026-03-19 18:00', 'until:', 'field until: must be a day such as 2026-03-17'],
    ['until: 2026-02-31', 'until:', 'field until: there is no 2026-02-31 in the calendar'],
    [`${UNTIL}\nlink:`, 'link:', 'field link: has no value: write one, or delete the field'],
    [`${UNTIL}\nlink: /nowhere`, 'link:', '“/nowhere” is not a page of this site'],
    [`${UNTIL}\nlink: /files/no.pdf`, 'link:', 'there is no file public/files/no.pdf'],
    [`${UNTIL}\ncolour: red`, 'colour:', 'field colour: is not a known field'],
  ])('with %j is refused', (fields, line, message) => {
    copy.write(NOTICE, `text: The looms rest\n${fields}\n`);
    const problem = copy.onlyProblem();
    expect(problem).toContain(message);
    expect(copy.lineOf(problem)).toContain(line);
  });

  it('may be for a single day', () => {
    copy.write(NOTICE, 'text: The looms rest\nfrom: 2026-03-19\nuntil: 2026-03-19\n');
    expect(copy.problems()).toEqual([]);
  });

  it('may link to a file that exists', () => {
    copy.write('public/files/opening hours.pdf', '%PDF');
    copy.write(NOTICE, 'text: Hours\nuntil: 2026-03-19\nlink: /files/opening%20hours.pdf\n');
    expect(copy.problems()).toEqual([]);
  });
});
