import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fillText } from '@/content/fill-text';
import { collectProblems, ContentError } from '@/content/read/content-error';
import { fillTexts, placeholdersIn, type Facts } from '@/content/read/placeholders';
import { validate } from '@/content/read/validate';
import { parseYaml } from '@/content/read/yaml-source';
import { frontMatter, type Article } from '@/content/schemas/article';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** Front matter between two lines of three hyphens, and the text below it. */
const PARTS = /^---\r?\n([\s\S]*?\n)---\r?\n([\s\S]*)$/;
/** Code blocks and code within a line, in which braces are not placeholders. */
const CODE = /^(`{3,}|~{3,})[\s\S]*?^\1|`[^`\n]*`/gm;

/** What is wrong with an article besides its fields, a line each. */
function problemsOf(file: string, source: string, body: string, facts: Facts): string[] {
  const at = (position: number, problem: string) =>
    `${file}:${source.slice(0, Math.max(position, 0)).split('\n').length}: ${problem}`;
  const { company = '' } = facts;
  const unknown = new Set(
    placeholdersIn(body.replace(CODE, '')).filter((name) => !(name in facts)),
  );
  return [
    ...(SLUG.test(basename(file, '.md'))
      ? []
      : [at(0, 'the file’s name must be lower case words joined by hyphens')]),
    ...(company && source.includes(company)
      ? [at(source.indexOf(company), 'names the company; write “we”, or {company}')]
      : []),
    ...[...unknown].map((name) =>
      at(
        source.indexOf(`{${name}}`),
        `{${name}} stands for nothing; content/site.yaml says what may be in braces`,
      ),
    ),
  ];
}

/**
 * Reads one article.
 *
 * @param file its path, for error messages; its name becomes the slug
 * @param source content of the file: front matter and Markdown
 * @throws ContentError that names file and line of each mistake, and the field if one is wrong
 */
export function readArticle(file: string, source: string, facts: Facts): Article {
  const [, head = '', body = source] = PARTS.exec(source) ?? [];
  const problems = problemsOf(file, source, body, facts);
  if (!head) {
    problems.unshift(`${file}:1: must begin with its fields, between two lines of ---`);
    throw new ContentError(problems);
  }
  const readFields = () => {
    const { data, ...fields } = parseYaml(file, head, 1);
    return validate({ ...fields, data: fillTexts(data, facts) }, frontMatter);
  };
  const report = (): never => {
    throw new ContentError(problems);
  };
  const [fields] = collectProblems(problems.length > 0 ? [readFields, report] : [readFields]);
  return { ...fields!, slug: basename(file, '.md'), body: fillText(body, facts) };
}

/** Reads the article at a path. */
export function readArticleFile(file: string, facts: Facts): Article {
  return readArticle(file, readFileSync(file, 'utf8'), facts);
}
