import { contentFile, contentNames } from '@/content/catalogue';
import { readSite, type Reading, type Site } from '@/content/read-site';
import { problemsBetween } from '@/content/rules/check-together';
import { namedPictures, type NamedPicture } from '@/content/rules/named-pictures';
import type { RawContent } from '@/content/rules/raw-content';
import { redirectsIn, type Redirect } from '@/content/rules/redirects';
import { ContentError } from '@/engine/content/content-error';

/** The content of the site, read and judged. */
export interface Loaded extends Site {
  /** Former paths, and what each leads to. */
  redirects: Redirect[];
  /** The owner's pictures where content names them. */
  pictures: NamedPicture[];
}

/** The files as the rules take them. */
function rawOf(site: Site): RawContent {
  const { sources, files, language, articles, pages } = site;
  const sourceOf = (file: string) => sources.find((source) => source.file === file);
  const own = contentNames.flatMap((name) => {
    const source = sourceOf(contentFile(name, language));
    return source && !site.absent.has(name) ? [[name, source] as const] : [];
  });
  return {
    ...site,
    sources: Object.fromEntries(own),
    pages: files
      .slice(own.length, own.length + pages.length)
      .flatMap(({ file }) => sourceOf(file)!),
    articles: files.slice(own.length + pages.length).map(({ file, body }, index) => ({
      file,
      slug: articles[index]!.slug,
      fields: sourceOf(file),
      body: body!.markdown,
      linesAbove: body!.linesAbove,
    })),
    slug: site.facts.slug,
  };
}

/**
 * Reads all content in a language, and judges it if all of its files are valid.
 *
 * @throws ContentError with every mistake of all files, or else with every mistake between them
 */
export function readContent(reading: Reading): Loaded {
  const site = readSite(reading);
  const raw = rawOf(site);
  const problems = problemsBetween(raw, reading.root);
  if (problems.length > 0) throw new ContentError(problems, site.sources);
  return { ...site, redirects: redirectsIn(raw), pictures: namedPictures(raw) };
}
