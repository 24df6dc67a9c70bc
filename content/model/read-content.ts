import { readSite, type Reading, type Site } from '@/content/model/read-site';
import { namedPictures, type NamedPicture } from '@/content/model/rules/named-pictures';
import { redirectsOf, type Redirect } from '@/content/model/rules/redirects-of';
import { judge } from '@/content/model/rules/rules';

/** The content of the site, read and judged. */
export interface Loaded extends Site {
  /** Former paths, and what each leads to. */
  redirects: Redirect[];
  /** The owner's pictures where content names them. */
  pictures: NamedPicture[];
}

/**
 * Reads all content in a language, and judges it if all of its files are valid.
 *
 * @throws ContentError with every mistake of all files, or else with every mistake between them
 */
export function readContent(reading: Reading): Loaded {
  const site = readSite(reading);
  judge(site);
  return { ...site, redirects: redirectsOf(site), pictures: namedPictures(site) };
}
