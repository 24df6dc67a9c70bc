import { basename } from 'node:path';
import { readHead } from '@/content/outline';
import { isBefore, withOffset } from '@/content/days';
import { nameProblem } from '@/content/file-name';
import { indexOfName } from '@/content/names-in-text';
import { JOURNAL_FOLDERS } from '@/content/paths';
import { fillText } from '@/engine/islands/fill-text';
import type { Report } from '@/engine/content/content-error';
import { splitFrontMatter } from '@/engine/content/front-matter';
import { fillTexts, type Facts } from '@/engine/content/placeholders';
import { locate, type Problem } from '@/engine/content/problem';
import { validate } from '@/engine/content/validate';
import type { Source } from '@/engine/content/source';
import { parseYaml } from '@/engine/content/yaml-source';
import { frontMatter, type Article } from '@/content/schemas/article';

/** An article as it is in its file. */
export interface ArticleSource {
  /** Its path, for messages. */
  file: string;
  /** The whole file. */
  text: string;
  /** The file's name without extension, which ends the article's URL. */
  slug: string;
  /** Its fields, not validated yet; undefined if they cannot be read. */
  fields: Source | undefined;
  /** Its text as Markdown. */
  body: string;
  /** Lines of the file above the body. */
  linesAbove: number;
}

/** What articles need to know of the company. */
interface CompanyInTexts {
  /** The company's name, which texts must write as `{company}`; undefined if unknown. */
  company?: string | undefined;
  /** False if the facts could not be read, so that any name in braces may be one. */
  hasFacts: boolean;
  /** Time zone of the first office, for times without an offset. */
  timeZone: string;
}

const linesIn = (text: string) => text.split('\n').length - 1;

/**
 * Splits an article's file into its fields and its text.
 *
 * @param root the folder that `.next` is in; without it the fields are not cached
 */
export function parseArticle(
  file: string,
  text: string,
  report: Report,
  root?: string,
): ArticleSource {
  const { head, body } = splitFrontMatter(text);
  if (head === undefined) {
    report.add([
      { file, line: 1, message: 'must begin with its fields, between two lines of ---' },
    ]);
  }
  return {
    file,
    text,
    slug: basename(file, '.md'),
    fields:
      head === undefined
        ? undefined
        : report.attempt(() =>
            root === undefined ? parseYaml(file, head, 1) : readHead(file, head, root),
          ),
    body,
    linesAbove: linesIn(text.slice(0, text.length - body.length)),
  };
}

/** Replaces the names of facts in an article. */
export function fillArticle(article: ArticleSource, facts: Facts): ArticleSource {
  const { fields, body } = article;
  return {
    ...article,
    fields: fields && { ...fields, data: fillTexts(fields.data, facts) },
    body: fillText(body, facts),
  };
}

/** What is wrong with an article besides its fields, a line each. */
function problemsOf(article: ArticleSource, { company }: CompanyInTexts): Problem[] {
  const { file, text, slug } = article;
  const misnamed = nameProblem(file);
  const named = company ? indexOfName(company, text) : -1;
  const at = (position: number, message: string) => ({
    file,
    line: linesIn(text.slice(0, Math.max(position, 0))) + 1,
    message,
  });
  return [
    ...(misnamed ? [at(0, misnamed)] : []),
    ...(JOURNAL_FOLDERS.includes(slug)
      ? [at(0, `the file cannot be called ${slug}.md, because that path is for lists of articles`)]
      : []),
    ...(named >= 0 ? [at(named, 'names the company; write “we”, or {company}')] : []),
  ];
}

/**
 * Reads one article, apart from its links, which need the rest of the content.
 *
 * @param article its file, with the facts in its texts
 * @param report collects each mistake with its file and line, and the field if a field is wrong
 * @returns undefined if its fields are not valid
 */
export function readArticle(
  article: ArticleSource,
  texts: CompanyInTexts,
  report: Report,
): Article | undefined {
  report.add(problemsOf(article, texts));
  const { slug, fields, body } = article;
  const valid = fields && report.attempt(() => validate(fields, frontMatter, texts.hasFacts));
  if (!valid) return undefined;
  const date = withOffset(valid.date, texts.timeZone);
  const updated = valid.updated && withOffset(valid.updated, texts.timeZone);
  if (updated && isBefore(updated, date, texts.timeZone)) {
    const message = 'must not be earlier than “date”';
    report.add([
      locate({ file: fields.file, path: ['updated'], message }, new Map([[fields.file, fields]])),
    ]);
  }
  return { ...valid, date, ...(updated && { updated }), slug, body };
}
