/** Articles that a form saves: their front matter and their text. */
import { readFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import { articleFilesIn } from '@/content/model/rules/content-files';
import { mergeArticle } from '@/editor/save';
import { defaultLanguage } from '@/messages/languages';

test('the head of an article keeps each field on one line', () => {
  const summary = 'word '.repeat(40).trim();
  const article = (words: string) => `---\ntitle: One\nsummary: ${words}\n---\n\nText.\n`;
  expect(mergeArticle(article(summary), article(`${summary} more`))).toBe(
    article(`${summary} more`),
  );
});

test('every article stays as it is, to the letter', () => {
  for (const file of articleFilesIn(defaultLanguage.code)) {
    const source = readFileSync(file, 'utf8');
    const [, head = '', body = ''] = /^---\n([\s\S]*?)^---\n([\s\S]*)$/m.exec(source) ?? [];
    expect(mergeArticle(source, `---\n${stringify(parse(head))}---\n${body}`)).toBe(source);
  }
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
