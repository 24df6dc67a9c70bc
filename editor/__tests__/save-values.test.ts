/** Values, optional fields and entries of lists that a form saves into a file of YAML. */
import { parse, stringify } from 'yaml';
import { change, difference, edited, FAQ, question, type Faq } from './faq-file';
import { mergeYaml } from '@/editor/save';
import type { Fields } from '@/engine/shared/values';

describe('other values', () => {
  test('between brackets get lines of their own when they become longer than a line', () => {
    const days = Array.from({ length: 20 }, (_, index) => `day ${index}`);
    expect(edited((data) => (data.days = days))).toContain(
      `\ndays:\n${days.map((day) => `  - ${day}\n`).join('')}count: 15\n`,
    );
  });

  test.each([
    ['days: [Monday] # in GMT\n', ['Friday', 'Sunday'], 'days: [Friday, Sunday] # in GMT\n'],
    [
      'days:\n  [\n    # First.\n    Monday,\n    Friday,\n  ]\n',
      ['Monday'],
      'days:\n  [\n    # First.\n    Monday\n  ]\n',
    ],
    ['days: [] # none yet\n', ['Monday'], 'days: [Monday] # none yet\n'],
    ['days: # todo\n', 'Monday', 'days: Monday # todo\n'],
    ['days: # todo\n', ['Monday'], 'days:\n  # todo\n  - Monday\n'],
    ['days: Monday # todo\n', { a: 'b' }, 'days:\n  # todo\n  a: b\n'],
  ])('keep the comment in %j', (source, days, expected) => {
    expect(mergeYaml(source, stringify({ days }))).toBe(expected);
  });

  test.each([
    ...['+44', '007', '0x1F', '1e3', '1E+3', '.5', '+.5', '12345678901234567890'],
    ...['"in\\_summer"', '"caf\\u00e9"', '"\\x41 \\\\ b"', '"\\U0001F389 \\"so\\""'],
  ])('keep %s as it was typed when another field changes', (typed) => {
    const source = `a: ${typed}\nlist: [${typed}]\n${typed}: c\nb: 1\n`;
    const sent = stringify({ ...(parse(source) as Fields), b: 2 });
    expect(mergeYaml(source, sent)).toBe(source.replace('b: 1', 'b: 2'));
    expect(mergeYaml(source, stringify({ ...(parse(source) as Fields), a: 9 }))).toContain(
      'a: 9\n',
    );
  });

  test.each([
    ...[
      'a  b',
      "'a  b '",
      '"  a"',
      '"a\\t b"',
      '|\n  a  b\n',
      '>-\n  a  b\n    c',
      "{ c: '', d: '' }",
    ],
  ])('keep %j, which is not tidy, when another field changes', (typed) => {
    const source = `a: ${typed}\nb: 1\n`;
    const sent = { ...(parse(source) as Fields), b: 2 };
    expect(parse(mergeYaml(source, stringify(sent)))).toEqual(sent);
  });

  test('of a list take the comments above them along, the first as well', () => {
    const [one, two] = ['  # Of one.\n  - id: one\n', '  # Of two.\n  - id: two\n'];
    const saved = (ids: string[]) =>
      mergeYaml(`l:\n${one}${two}`, stringify({ l: ids.map((id) => ({ id })) }));
    expect(saved(['two', 'one'])).toBe(`l:\n${two}${one}`);
    expect(saved(['two'])).toBe(`l:\n${two}`);
    expect(saved(['new', 'one', 'two'])).toBe(`l:\n  - id: new\n${one}${two}`);
    expect(mergeYaml('l:\n  # Of all.\n  - a\n  - b\n', 'l: [b, a]\n')).toBe(
      'l:\n  # Of all.\n  - b\n  - a\n',
    );
  });

  test('may fill an empty list', () => {
    expect(mergeYaml('days: []\n', 'days:\n  - Monday\n')).toBe('days:\n  - Monday\n');
    expect(mergeYaml('days:\nlast: 1\n', 'days:\n  - Monday\nlast: 1\n')).toBe(
      'days:\n  - Monday\nlast: 1\n',
    );
  });
});

describe('an optional field', () => {
  test('whose group of fields was left empty is left out', () => {
    const sent = stringify({ a: 1, image: { file: '', alt: '' }, other: { b: 'x' } });
    expect(mergeYaml('a: 1\n', sent)).toBe('a: 1\nother:\n  b: x\n');
  });

  test('that was emptied is left out', () => {
    expect(change((data) => (question(data, 0).link = ''))).toEqual([
      '-    link: /about/hiring-guide',
    ]);
  });

  test('takes nothing of what stands at the top of the file with it', () => {
    const top = '# yaml-language-server: $schema=a.json\n# A page.\n';
    expect(mergeYaml(`${top}note: a\nb: 1\n`, 'note: ""\nb: 1\n')).toBe(`${top}\nb: 1\n`);
    expect(mergeYaml(`${top}\n# Of a.\nnote: a\nb: 1\n`, 'b: 1\n')).toContain(top);
  });

  test('that was filled in is placed as in the neighbouring entries', () => {
    const before = 'list:\n  - a: 1\n    b: 2\n    c: 3\n\n  - a: 4\n    c: 5\n';
    const sent = stringify({
      list: [
        { a: 1, b: 2, c: 3 },
        { c: 5, a: 4, b: 6 },
      ],
    });
    expect(mergeYaml(before, sent)).toBe(before.replace('a: 4\n', 'a: 4\n    b: 6\n'));
  });
});

describe('an entry of a list', () => {
  const added = { keywords: ['one', 'b: c'], link: '', answer: 'Yes.', category: 'New', id: 'new' };

  test('that was added looks like its neighbours', () => {
    const entry = { ...added, question: 'Is it new?' };
    expect(edited((data) => data.questions.push(entry))).toContain(`
    keywords: [hours, time zone]

  - id: new
    question: Is it new?
    answer: Yes.
    category: New
    keywords:
      - one
      - 'b: c'

days:`);
  });

  test('may be the first', () => {
    const after = edited((data) => data.questions.unshift({ ...added, question: 'Is it new?' }));
    expect(after).toContain('questions:\n  # The most frequent one.\n  - id: new\n');
    expect(after).toContain("      - 'b: c'\n\n  - id: screening-time\n");
  });

  test('that was removed takes nothing else with it', () => {
    const after = edited((data) => data.questions.pop());
    expect(difference(FAQ, after).every((line) => line.startsWith('-'))).toBe(true);
    expect(after).toContain('    link: /about/hiring-guide\n\ndays: [Monday, Friday]\n');
  });

  test('that was moved and edited keeps the rest of its text', () => {
    const after = edited((data) => {
      data.questions.reverse();
      question(data, 1).id = 'screening';
    });
    expect(difference(FAQ, after)).toEqual(['-  - id: screening-time', '+  - id: screening']);
    expect(parse(after)).toHaveProperty('questions.1.id', 'screening');
  });

  test('may be a line of a list within an entry', () => {
    expect(
      change((data) => {
        data.questions[0]!.keywords = ['{screening}', 'start\u00a0date', 'screening', 'brief'];
      }),
    ).toEqual(['+      - brief']);
  });
});

test('the file holds whatever the form sends', () => {
  const values = parse(FAQ) as Faq;
  const texts = ['', 'text', '- a', 'a: b', '# c', 'true'];
  for (const value of [...texts, 7, false, [], ['x'], { y: [1] }]) {
    const data = { ...values, count: value, last: { heading: value, more: [value, { value }] } };
    const after = mergeYaml(FAQ, stringify(data));
    expect(parse(after)).toMatchObject(value === '' ? { days: values.days } : data);
    expect(after).toContain('# The most frequent one.\n');
  }
});
