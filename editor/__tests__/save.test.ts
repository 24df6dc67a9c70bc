/** Texts that a form saves into a file of YAML, which keeps all else to the letter. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseDocument, stringify } from 'yaml';
import { change, changeAnswer, difference, edited, FAQ, question, type Faq } from './faq-file';
import { mergePage, mergeYaml } from '@/editor/save';
import { yamlText } from '@/editor/yaml/yaml-text';

const content = readdirSync('content', { recursive: true, encoding: 'utf8' });

const commentsIn = (text: string) => text.match(/(?<=^|\s)# .*/gm)?.toSorted();
const isMarkdown = (fields: object, key: string) =>
  key === 'text' && 'kind' in fields && fields.kind === 'text';
/** The same with “twice” after each text of one line; a line break ends what is Markdown. */
const changedAll = (value: unknown, end = ''): unknown =>
  Array.isArray(value)
    ? value.map((entry) => changedAll(entry))
    : value && typeof value === 'object'
      ? Object.fromEntries(
          Object.entries(value).map(([key, part]) => [
            key,
            key === 'kind' ? part : changedAll(part, isMarkdown(value, key) ? '\n' : ''),
          ]),
        )
      : typeof value === 'string' && value !== '' && !value.includes('\n')
        ? `${value} twice${end}`
        : value;

test.each(content.filter((file) => file.endsWith('.yaml')))(
  'content/%s keeps all comments when every text changes, and then its form',
  (file) => {
    const source = readFileSync(join('content', file), 'utf8');
    const data = changedAll(parse(source));
    const after = mergeYaml(source, stringify(data));
    expect(parse(after)).toEqual(data);
    expect(commentsIn(after)).toEqual(commentsIn(source));
    expect(yamlText(parseDocument(after))).toBe(after);
  },
);

describe('a changed text', () => {
  test('changes lines of its own paragraph only', () => {
    expect(
      change((data) => {
        const { answer = '' } = question(data, 0);
        question(data, 0).answer = answer.replace('on your diary', 'mostly on your own diary');
      }),
    ).toEqual([
      '-      the pace depends on your diary and on the notice the person may have to give elsewhere. If',
      '-      your start date is fixed, say so.',
      '+      the pace depends mostly on your own diary and on the notice the person may have to give',
      '+      elsewhere. If your start date is fixed, say so.',
    ]);
  });

  test('keeps the comment beside it', () => {
    expect(change((data) => (question(data, 0).category = 'Start'))).toEqual([
      '-    category: Hiring # as in the menu',
      '+    category: Start # as in the menu',
    ]);
  });

  test('keeps its quotes, and gets them where they are needed', () => {
    expect(change((data) => (question(data, 1).question = 'Whose hours?'))).toContain(
      "+    question: 'Whose hours?'",
    );
    expect(changeAnswer('Both: always.')).toContain("+    answer: 'Both: always.'");
    expect(changeAnswer('560999')).toContain("+    answer: '560999'");
  });

  test('is folded when it becomes longer than a line', () => {
    const long = `It is ${'a long answer with many words '.repeat(4)}and an end.`;
    expect(changeAnswer(long)).toEqual([
      '-    answer: Both.',
      '+      It is a long answer with many words a long answer with many words a long answer with many',
      '+      words a long answer with many words and an end.',
    ]);
  });

  test('loses stray white space and line breaks, but not a no-break space', () => {
    const stray = ' Both\nof  them.\u00a0 ';
    expect(changeAnswer(stray)).toContain('+    answer: Both of them.\u00a0');
  });

  test.each([
    'Both:\n- ours\n- yours',
    '•\tOurs\n•\tYours',
    'Both.\n\nAnd theirs.',
    'Both:\n  1. ours',
  ])('keeps a list or a second paragraph, so that the check refuses it: %j', (blocks) => {
    const saved = edited((data) => (question(data, 1).answer = ` ${blocks}\n`));
    expect(parse(saved)).toHaveProperty('questions.1.answer', blocks);
  });
});

// As pasted from a word processor, from a Chinese text, or from a web page.
test.each(['\u00A0', '\u3000', '\u2003', '\u2028', '\uFEFF', '\u0085'])(
  'a text that begins and ends with %j changes its own paragraph only, and no comment',
  (space) => {
    const paragraph = FAQ.slice(FAQ.indexOf('    answer: >-'), FAQ.indexOf('    category:'));
    const [before = '', after = ''] = FAQ.split(paragraph);
    for (const text of ['Short.', 'A longer answer of many words. '.repeat(9).trim()]) {
      const answer = `${space}${text}${space}`;
      const saved = edited((data) => (question(data, 0).answer = answer));
      expect(saved.startsWith(before) && saved.endsWith(after)).toBe(true);
      expect(parse(saved)).toHaveProperty('questions.0.answer', answer);
      // And so does the next save of another text.
      const again = edited((data) => (question(data, 1).answer = 'Ours.'), saved);
      expect(difference(saved, again)).toEqual(['-    answer: Both.', '+    answer: Ours.']);
    }
  },
);

describe('a text of several lines', () => {
  const PAGE = `# A page.
sections:
  # Legal.
  - kind: text
    text: |
      ## A heading

      - One: the first.
      - Two.

  - kind: text
    text: |
      Short.
`;
  type Page = { sections: { text: string }[] };
  const editedPage = (index: number, text: (former: string) => string) => {
    const data = parse(PAGE) as Page;
    const section = data.sections[index] as Page['sections'][0];
    section.text = text(section.text);
    return mergeYaml(PAGE, stringify(data));
  };

  test('changes only in the line that was edited', () => {
    expect(editedPage(0, (former) => former.replace('Two', 'Both'))).toBe(
      PAGE.replace('Two', 'Both'),
    );
  });

  test('may replace a text of one line, and the other way round', () => {
    expect(editedPage(1, () => 'First.\n\n- Then: this')).toBe(
      PAGE.replace('Short.\n', 'First.\n\n      - Then: this\n'),
    );
    const [lines, line] = ['a: |\n  One.\n  Two.\n\nb: 1\n', 'a: One.\n\nb: 1\n'];
    expect(mergeYaml(lines, line)).toBe(line);
  });

  test('is written as a whole if its lines cannot be kept', () => {
    const value = '  One: in.\n\ntwo: [words\n';
    const data = { a: 1, text: value };
    const after = mergeYaml('# c\na: 1\ntext: |\n  One.\n  Two.\n', stringify(data));
    expect(parse(after)).toEqual(data);
  });

  test('of one line stays so while another field changes', () => {
    const source = 'title: A\n\nsections:\n  - kind: text\n    text: One line.\n';
    const sent = parse(source) as Page & { title: string };
    expect(mergeYaml(source, stringify({ ...sent, title: 'B' }))).toBe(source.replace('A', 'B'));
  });

  test('loses stray spaces before its first word', () => {
    expect(editedPage(1, () => '\n  Long.\n')).toBe(PAGE.replace('Short', 'Long'));
  });

  test('keeps the indentation of code with which it begins, but no empty lines around it', () => {
    const after = editedPage(1, () => ' \n\n    code\n\nText.\n\n');
    expect(parse(after)).toHaveProperty('sections.1.text', '    code\n\nText.\n');
    expect(mergeYaml(after, after)).toBe(after);
  });

  test('keeps its lines in a new page, too', () => {
    const [lead, item] = ['word '.repeat(30).trim(), `- ${'word '.repeat(30)}end`];
    const page = { title: 'New', sections: [{ kind: 'text', lead, text: `${item}\n- Two.\n` }] };
    expect(mergePage('', stringify(page))).toContain(
      `    lead: >-\n      ${lead.slice(0, 94)}\n      ${lead.slice(95)}\n    text: |\n      ${item}\n      - Two.\n`,
    );
  });
});

test('the line breaks of Windows stay in a file that has them', () => {
  const source = FAQ.replaceAll('\n', '\r\n');
  const change = (data: Faq) => {
    question(data, 0).answer = `${question(data, 0).answer} Or ask.`;
    data.questions.push({ id: 'new', keywords: ['one'] });
    data.count = 16;
  };
  expect(edited(() => undefined, source)).toBe(source);
  expect(edited(change, source)).toBe(edited(change).replaceAll('\n', '\r\n'));
});

test('a file that cannot be read is not overwritten', () => {
  expect(() => mergeYaml('a: [', 'a: 1\n')).toThrow('line 1, column 5');
});
