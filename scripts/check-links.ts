import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '@/content/routes';
import { translationCodes } from '@/messages/languages';
import { findBrokenLinks, pagePath } from '@/scripts/lib/broken-links';
import { runAsEntryPoint } from '@/scripts/lib/entry-point';
import { filesBelow } from '@/scripts/lib/files-below';
import { readExportedPage } from '@/scripts/lib/exported-page';

const EXPORT_FOLDER = 'out';

/**
 * Fails when a page of the export links to, or loads, something that does not exist on the site.
 */
function checkLinks(): void {
  const files = filesBelow(EXPORT_FOLDER).map((path) => `/${path}`);
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const html = readFileSync(join(EXPORT_FOLDER, file), 'utf8');
      return [pagePath(file), readExportedPage(html)] as const;
    });

  const broken = findBrokenLinks({
    pages: new Map(pages),
    files: new Set(files),
    routes: new Set(
      ['', ...translationCodes.map((code) => `/${code}`)].flatMap((root) =>
        routes.map(({ path }) => (root && path === '/' ? root : `${root}${path}`)),
      ),
    ),
    basePath: process.env.BASE_PATH ?? '',
  });
  if (broken.length > 0) {
    throw new Error(`Broken links (${broken.length}):\n${broken.join('\n')}`);
  }
  console.log(`${pages.length} pages read; no broken links`);
}

void runAsEntryPoint(import.meta.url, checkLinks);
