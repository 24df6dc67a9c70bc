import type { Site } from '../define-site';
import { exportedFiles } from '../shared/exported-files';
import { apacheFile, apacheTranslationFile } from './apache';
import { headersFile, redirectsFile } from './header-files';
import { hostRules } from './host-rules';
import { nginxFile } from './nginx';
import { redirectPages } from './redirects';
import { vercelFile } from './vercel';

/** The number of rules in `_headers` that Cloudflare Pages reads. */
const MAX_RULES = 100;

/**
 * Writes the pages that redirect, the site's own files and each host's configuration into the
 * export. The configuration is in that folder because the policy changes with the pages' styles, so
 * both have to be deployed together.
 *
 * @param folder the finished export
 * @param root folder of the site's sources
 * @returns the number of files
 */
export function writeHostFiles(site: Site, folder: string, root = '.'): number {
  const published = writeFiles(folder, { ...redirectPages(site, folder), ...site.files() });
  // Computed once those files are written, because they need headers, too.
  const rules = hostRules(folder, site, root);
  const headers = headersFile(rules);
  const count = headers.match(/^\//gm)?.length ?? 0;
  if (count > MAX_RULES) {
    console.warn(
      `_headers has ${count} rules, and Cloudflare Pages reads ${MAX_RULES}: there, other sites may embed files of the last folders`,
    );
  }
  const hidden = writeFiles(folder, {
    _headers: headers,
    _redirects: redirectsFile(rules),
    'vercel.json': vercelFile(rules),
    '.htaccess': apacheFile(rules),
    ...Object.fromEntries(
      site.translations.map(({ code }) => [
        `${code}/.htaccess`,
        apacheTranslationFile(`${site.basePath}/${code}`),
      ]),
    ),
    '.nginx.conf': nginxFile(rules),
    // Without this file GitHub Pages leaves out everything that begins with an underscore.
    '.nojekyll': '',
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
