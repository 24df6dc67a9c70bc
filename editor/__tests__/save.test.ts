import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseDocument, stringify } from 'yaml';
import { mergeArticle, mergePage, mergeYaml } from '@/editor/save';
import { yamlText } from '@/editor/yaml/yaml-text';

const FAQ = `# yaml-language-server: $schema=../model/schemas/json/faq.json
# The knowledge base.

questions:
  # The most frequent one.
  - id: screening-time
    question: How long does it take?
    answer: >-
      Initial screening takes {screening} from the moment you agree the written brief. After that
      the pace depends on your diary and on the notice the person may have to give elsewhere. If
      your start date is fixed, say so.
    category: Hiring # as in the menu
    keywords:
      - screening
      - '{screening}'
      - "start\u00a0date"
    link: /about/hiring-guide

  - id: hours
    question: 'Which hours: yours or ours?'
    answer: Both.
    category: Hiring
    keywords: [hours, time zone]

days: [Monday, Friday]
count: 15
endpoint: null
last:
  heading: Ask us

# The end.
`;

type Faq = {
  questions: Record<string, unknown>[];
  days: string[];
  count: number;
  endpoint: unknown;
  last: Record<string, unknown>;
};

/** The file after a change in the form, which sends all values in a style of its own. */
function edited(change: (data: Faq) => void, source = FAQ): string {
  const data = parse(source) as Faq;
  change(data);
  return mergeYaml(source, stringify(data));
}

/** The lines that differ: those that are gone with `-`, new ones with `+`, in the file's order. */
function difference(before: string, after: string): string[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const isKept = (line: string, others: string[]) => others.includes(line);
  return [
    ...old.filter((line) => !isKept(line, now)).map((line) => `-${line}`),
    ...now.filter((line) => !isKept(line, old)).map((line) => `+${line}`),
  ];
}

const change = (action: (data: Faq) => void) => difference(FAQ, edited(action));
const question = (data: Faq, index: number) => data.questions[index] as Record<string, string>;
/** What changes in the file with another answer to the second question. */
const changeAnswer = (answer: string) => change((data) => (question(data, 1).answer = answer));

test('a file in which nothing was changed stays as it is, to the letter', () => {
  expect(edited(() => undefined)).toBe(FAQ);
});

const content = readdirSync('content', { recursive: true, encoding: 'utf8' });

const commentsIn = (text: string) => text.match(/(?<=^|\s)# .*/gm)?.toSorted();
const changedAll = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(changedAll)
    : value && typeof value === 'object'
      ? Object.fromEntries(
          Object.entries(value).map(([key, part]) => [
            key,
            key === 'kind' ? part : changedAll(part),
          ]),
        )
      : typeof value === 'string' && !value.includes('\n')
        ? `${value} twice`
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

test('the head of an article keeps each field on one line', () => {
  const summary = 'word '.repeat(40).trim();
  const article = (words: string) => `---\ntitle: One\nsummary: ${words}\n---\n\nText.\n`;
  expect(mergeArticle(article(summary), article(`${summary} more`))).toBe(
    article(`${summary} more`),
  );
});

test('every article stays as it is, to the letter', () => {
  for (const file of content.filter((name) => name.endsWith('.md') && name.includes('journal'))) {
    const source = readFileSync(join('content', file), 'utf8');
    const [, head = '', body = ''] = /^---\n([\s\S]*?)^---\n([\s\S]*)$/m.exec(source) ?? [];
    expect(mergeArticle(source, `---\n${stringify(parse(head))}---\n${body}`)).toBe(source);
  }
});

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

  test('keeps its lines in a new field, too', () => {
    const long = `- ${'word '.repeat(30)}end\n- Two.\n`;
    const data = { ...(parse(FAQ) as Faq), section: { kind: 'text', text: long } };
    expect(mergeYaml(FAQ, stringify(data))).toContain(
      `\nsection:\n  kind: text\n  text: |\n    ${long.trimEnd().replace('\n', '\n    ')}\n`,
    );
  });
});

describe('other values', () => {
  test('are changed in place', () => {
    expect(change((data) => (data.count = 16))).toEqual(['-count: 15', '+count: 16']);
    expect(change((data) => (data.days = ['Monday']))).toEqual([
      '-days: [Monday, Friday]',
      '+days: [Monday]',
    ]);
  });

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

  test('that no form shows are kept', () => {
    expect(parse(edited((data) => (data.count = 16)))).toHaveProperty('endpoint', null);
  });

  test('may be empty lists', () => {
    expect(parse(edited((data) => (data.questions = [])))).toMatchObject({ questions: [] });
    expect(edited((data) => (data.days = []))).toContain('\ndays: []\n');
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

  test('that was moved keeps its text', () => {
    const after = edited((data) => data.questions.reverse());
    expect(after.split('\n').toSorted()).toEqual(FAQ.split('\n').toSorted());
    expect(parse(after)).toHaveProperty('questions.1.id', 'screening-time');
  });

  test('that was moved and edited keeps the rest of its text', () => {
    const after = edited((data) => {
      data.questions.reverse();
      question(data, 1).id = 'screening';
    });
    expect(difference(FAQ, after)).toEqual(['-  - id: screening-time', '+  - id: screening']);
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

describe('an article', () => {
  const ARTICLE = `---
title: Two looms
date: 2026-03-03
services: [business-process, finance-&-accounting]
---

Text with a table.

| Day | Task |
| --- | --- |
| Monday | Write[^1] |

[^1]: A note.
`;

  const RENAMED = ARTICLE.replace('Two looms', 'Three looms');

  test('keeps its text to the letter when its front matter changes', () => {
    expect(mergeArticle(ARTICLE, RENAMED)).toBe(RENAMED);
  });

  test('keeps its front matter when its text changes', () => {
    const sent = `---
title: Two looms
date: 2026-03-03
services:
  - business-process
  - finance-&-accounting
---
Another text.`;
    expect(mergeArticle(ARTICLE, sent)).toBe(
      `${ARTICLE.slice(0, ARTICLE.indexOf('Text with'))}Another text.\n`,
    );
  });

  test('may be new', () => {
    expect(mergeArticle('', '---\ntitle: New\ndraft: true\n---\nText.')).toBe(
      '---\ntitle: New\ndraft: true\n---\n\nText.\n',
    );
  });

  test.each(['\n', '\r\n'])('keeps a byte order mark, and all else after it (%j)', (lineEnd) => {
    const written = (article: string) =>
      `\uFEFF${article.replace('title', '# A comment.\ntitle')}`.replaceAll('\n', () => lineEnd);
    expect(mergeArticle(written(ARTICLE), RENAMED)).toBe(written(RENAMED));
  });

  test('may contain lines of hyphens', () => {
    const text = ARTICLE.replace('[^1]: A note.', '---\n\nMore.');
    expect(mergeArticle(text, text.replace('More', 'Less'))).toBe(text.replace('More', 'Less'));
  });

  test('keeps the indentation of code with which the text begins', () => {
    const sent = '---\ntitle: New\n---\n\n    code\n\nText.\n\n';
    expect(mergeArticle('', sent)).toBe('---\ntitle: New\n---\n\n    code\n\nText.\n');
  });
});
