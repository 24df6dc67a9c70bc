import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { ContentError } from '@/content/read/content-error';
import { fillText, fillTexts, placeholdersIn, type Facts } from '@/content/read/placeholders';
import { validate } from '@/content/read/validate';
import { parseYaml } from '@/content/read/yaml-source';
import { frontMatter, type Article } from '@/content/schemas/article';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** Front matter between two lines of three hyphens, and the text below it. */
const PARTS = /^---\r?\n([\s\S]*?\n)---\r?\n([\s\S]*)$/;
/** Code blocks and code within a line, in which braces are not placeholders. */
const CODE = /^(`{3,}|~{3,})[\s\S]*?^\1|`[^`\n]*`/gm;

/**
 * Reads one article.
 *
 * @param file its path, for error messages; its name becomes the slug
 * @param source content of the file: front matter and Markdown
 * @throws ContentError that names file and line, and the field if one is wrong
 */
export function readArticle(file: string, source: string, facts: Facts): Article {
  const slug = basename(file, '.md');
  const fail = (problem: string, at = 0) => {
    const line = source.slice(0, Math.max(at, 0)).split('\n').length;
    throw new ContentError([`${file}:${line}: ${problem}`]);
  };
  if (!SLUG.test(slug)) fail('the file’s name must be lower case words joined by hyphens');
  const { company = '' } = facts;
  if (company && source.includes(company)) {
    fail('names the company; write “we”, or {company}', source.indexOf(company));
  }
  const [, head = '', body = ''] = PARTS.exec(source) ?? [];
  if (!head) fail('must begin with its fields, between two lines of ---');
  const unknown = placeholdersIn(body.replace(CODE, '')).find((name) => !(name in facts));
  if (unknown) {
    fail(
      `{${unknown}} stands for nothing; content/site.yaml says what may be in braces`,
      source.indexOf(`{${unknown}}`),
    );
  }
  const { data, ...fields } = parseYaml(file, head, 1);
  const values = validate({ ...fields, data: fillTexts(data, facts) }, frontMatter);
  return { ...values, slug, body: fillText(body, facts) };
}

/** Reads the article at a path. */
export function readArticleFile(file: string, facts: Facts): Article {
  return readArticle(file, readFileSync(file, 'utf8'), facts);
}
