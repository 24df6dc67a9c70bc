import 'server-only';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { VFile } from 'vfile';
import { matter } from 'vfile-matter';
import type { z } from 'zod';
import { frontMatter, type Article } from '@/content/schemas/article';
import { defineContent } from '@/content/schemas/define-content';
import { services } from '@/content/services';
import { site } from '@/content/site';

const FOLDER = 'content/journal';
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** Placeholder for the company's name in articles. */
const COMPANY = '{company}';

const schema = frontMatter(services.map(({ id }) => id));

/**
 * Reads one article.
 *
 * @param file its path, for error messages; its name becomes the slug
 * @param source content of the file: front matter and Markdown
 * @throws Error that names the file, and the field if one is wrong
 */
export function readArticle(file: string, source: string): Article {
  const slug = basename(file, '.md');
  if (!SLUG.test(slug)) {
    throw new Error(`${file}: the name must be lower case words joined by hyphens`);
  }
  if (source.includes(site.name)) {
    throw new Error(`${file}: names the company; write “we” or ${COMPANY}`);
  }
  const document = new VFile(source.replaceAll(COMPANY, site.name));
  try {
    matter(document, { strip: true });
  } catch (cause) {
    const [reason = ''] = (cause as Error).message.split(/:?\n/);
    throw new Error(
      `${file}: the front matter cannot be read (a text with a colon needs quotes): ${reason}`,
      { cause },
    );
  }
  // Not validated yet: the schema checks it.
  const data = document.data.matter as z.input<typeof schema>;
  return { ...defineContent(file, schema, data), slug, body: String(document) };
}

/** @returns the articles to publish, newest first */
export function published(all: readonly Article[], withDrafts: boolean): Article[] {
  return all
    .filter(({ draft }) => withDrafts || !draft)
    .toSorted((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
}

function readFolder(): Article[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(FOLDER, name))
    .map((file) => readArticle(file, readFileSync(file, 'utf8')));
}

/** The articles of the journal, newest first. */
export const articles: readonly Article[] = published(
  readFolder(),
  process.env.NODE_ENV === 'development',
);

/** @returns the articles published before and after this one, if there are any */
export function neighboursOf({ slug }: Article, all = articles) {
  const index = all.findIndex((article) => article.slug === slug);
  return { previous: all[index + 1], next: all[index - 1] };
}
