import type { Site } from '../define-site';
import { exportedFiles } from '../shared/exported-files';
import { apacheFile, apacheTranslationFile } from './apache';
import { caddyFile } from './caddy';
import { headersFile, redirectsFile } from './header-files';
import { hostRules } from './host-rules';
import { FILES_OF, HOST_FILES } from './hosts';
import { largeFiles, limitNotes } from './limits';
import { nginxFile } from './nginx';
import { redirectPages } from './redirects';
import { vercelFile } from './vercel';

/**
 * Writes the pages that redirect, the site's own files, and the configuration of its host, or of
 * every host, into the export. The configuration is in that folder because the policy changes with
 * the pages' styles, so both have to be deployed together.
 *
 * @param folder the finished export
 * @param root folder of the site's sources
 * @returns the number of files
 */
export function writeHostFiles(site: Site, folder: string, root = '.'): number {
  const own = writeFiles(folder, site.files());
  const published = own + writeFiles(folder, redirectPages(site, folder));
  // Computed once those files are written, because they need headers, too.
  const rules = hostRules(folder, site, root);
  const wanted: readonly string[] = site.host ? FILES_OF[site.host] : HOST_FILES;
  const files: Record<string, string> = {
    _headers: headersFile(rules),
    _redirects: redirectsFile(rules, site.host),
    'vercel.json': vercelFile(rules),
    '.htaccess': apacheFile(rules),
    '.nginx.conf': nginxFile(rules),
    '.Caddyfile': caddyFile(rules),
    '.nojekyll': '',
  };
  const notes = [...limitNotes(files, site.host), ...largeFiles(folder, site.host)];
  notes.forEach((note) => console.warn(note));
  const ofTranslations = site.translations.map(
    ({ code }) => [`${code}/.htaccess`, apacheTranslationFile(`${site.basePath}/${code}`)] as const,
  );
  const hidden = writeFiles(folder, {
    ...Object.fromEntries(Object.entries(files).filter(([name]) => wanted.includes(name))),
    ...(wanted.includes('.htaccess') && Object.fromEntries(ofTranslations)),
  });
  return published + hidden;
}

/** Writes files by their paths, and counts them. */
function writeFiles(folder: string, files: Readonly<Record<string, string>>): number {
  const { write } = exportedFiles(folder);
  const all = Object.entries(files);
  for (const [path, content] of all) write(path, content);
  return all.length;
}
