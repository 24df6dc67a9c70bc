/** Valid articles and pages for tests to change; they name what the fixture has. */
import type { Article } from '@/content/model/schemas/article';

/** An article as it has been read. */
export const articleWith = (change: Partial<Article> = {}): Article => ({
  title: 'Two looms',
  summary: 'What two looms say to each other.',
  date: '2026-01-31',
  author: 'Head of weaving',
  topic: 'warp',
  services: [],
  icon: 'clock',
  draft: false,
  slug: 'two-looms',
  body: 'One word.',
  ...change,
});

/** The fields of an article as they are written in its file. */
export const ARTICLE_FIELDS = {
  title: 'Two looms',
  summary: 'What two looms in one room have to say to each other, in fifty letters.',
  date: '2026-01-31',
  author: 'Head of weaving',
  topic: 'warp',
  services: '[linen]',
  icon: 'clock',
};

/** Fields to replace, to add, or to leave out if undefined. */
type Change = Record<string, string | undefined>;

/**
 * The file of an article.
 *
 * @param body begins on line 11, if there are no further fields
 */
export function articleFile(body = 'Text.', change: Change = {}) {
  const lines = Object.entries({ ...ARTICLE_FIELDS, ...change }).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}: ${value}`],
  );
  return ['---', ...lines, '---', '', body, ''].join('\n');
}

/** The section with which a page begins. */
export const INTRO = `
  - kind: intro
    eyebrow: Until 5 April
    heading: Your year end, with two more people
    lead: They begin on a Monday, and by Friday the list is yours to read.
`;

/** The file of an article with a title and a summary that no other has. */
export const articleCalled = (title: string, change: Change = {}, body?: string) =>
  articleFile(body, {
    ...{ title, summary: `What ${title} in one room has to say to you, in fifty letters.` },
    ...change,
  });

/** A section with these fields, each on a line of its own. */
export const section = (kind: string, ...fields: string[]) =>
  `  - ${[`kind: ${kind}`, ...fields].join('\n    ')}\n`;

/** A section with a text of these lines. */
export const textSection = (...lines: string[]) =>
  section('text', 'text: |', ...lines.map((line) => `  ${line}`.trimEnd()));

/** The file of a page with these sections; line 4 is the first of `fields`. */
export const pageFile = (sections = INTRO, fields = 'path: /spring') =>
  `title: Hand over the close in spring
description: Three weeks before the year ends, a bookkeeper and a plan are at your desk.
label: Spring close
${fields}
sections:${sections}`;
