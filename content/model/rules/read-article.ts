import { basename } from 'node:path';
import { isBefore, withOffset } from '@/content/model/days';
import { nameProblem } from '@/content/model/file-name';
import { indexOfName } from '@/content/model/names-in-text';
import { readHead } from '@/content/model/outline';
import { JOURNAL_FOLDERS } from '@/content/model/paths';
import { frontMatter, type Article } from '@/content/model/schemas/article';
import { ContentError, Report } from '@/engine/shared/content-error';
import { splitFrontMatter } from '@/content/model/reading/front-matter';
import { fillMarkdown, fillTexts, type Facts } from '@/content/model/reading/placeholders';
import { problemsAt, type Problem } from '@/engine/shared/problem';
import type { Source } from '@/engine/shared/source';
import { validate } from '@/engine/shared/validate';

/** An article as it is in its file. */
export interface ArticleSource {
  /** Its path, for messages. */
  file: string;
  /** The whole file. */
  text: string;
  /** Its fields, not validated yet. */
  fields: Source;
  /** Its text as Markdown. */
  body: string;
  /** Lines of the file above the body. */
  linesAbove: number;
}

const linesIn = (text: string) => text.split('\n').length - 1;

/**
 * Splits an article's file into its fields and its text.
 *
 * @param root the folder that `.next` is in
 * @throws ContentError if the syntax of its fields is wrong, or if there are none
 */
export function parseArticle(file: string, text: string, root: string): ArticleSource {
  const { head, body } = splitFrontMatter(text);
  if (head === undefined) {
    const message = 'must begin with its fields, between two lines of ---';
    throw new ContentError([{ file, line: 1, message }]);
  }
  const linesAbove = linesIn(text.slice(0, text.length - body.length));
  return { file, text, fields: readHead(file, head, root), body, linesAbove };
}

/** What is wrong with an article besides its fields. */
function problemsOf({ file, text }: ArticleSource, company: string): Problem[] {
  const slug = basename(file, '.md');
  const named = indexOfName(company, text);
  return [
    ...problemsAt({ file, line: 1 }, nameProblem(file)),
    ...problemsAt(
      { file, line: 1 },
      JOURNAL_FOLDERS.includes(slug) &&
        `the file cannot be called ${slug}.md, because that path is for lists of articles`,
    ),
    ...problemsAt(
      { file, line: linesIn(text.slice(0, named)) + 1 },
      named >= 0 && 'names the company; write “we”, or {company}',
    ),
  ];
}

/**
 * Reads one article, apart from its links, which need the rest of the content.
 *
 * @param facts that its fields and its text may name in braces
 * @param timeZone of the first office, for times without an offset
 * @throws ContentError with everything that is wrong with it
 */
export function readArticle(article: ArticleSource, facts: Facts, timeZone: string): Article {
  const { file, fields, body } = article;
  const source = { ...fields, data: fillTexts(fields.data, facts) };
  const report = new Report();
  report.add(problemsOf(article, facts.company ?? ''));
  const valid = report.attempt(() => validate(source, frontMatter));
  if (!valid) throw report.error();
  report.close();
  const date = withOffset(valid.date, timeZone);
  const updated = valid.updated && withOffset(valid.updated, timeZone);
  if (updated && isBefore(updated, date, timeZone)) {
    const message = 'must not be earlier than `date`';
    throw new ContentError([{ file, path: ['updated'], message }], [source]);
  }
  return {
    ...valid,
    date,
    ...(updated && { updated }),
    slug: basename(file, '.md'),
    body: fillMarkdown(body, facts),
  };
}
