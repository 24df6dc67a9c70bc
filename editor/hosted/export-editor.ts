import { mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { adminConfig, adminFile, ensureEditor, hostedFiles } from '@/editor/admin-files';
import { OF_SECTIONS } from '@/editor/hosted/of-sections';
import { bundleScript } from '@/engine/bundle/bundle-script';
import { writeWhole } from '@/engine/shared/write-whole';

/** The formats that formats.ts registers. */
const FORMATS = { files: 'merged-yaml', articles: 'merged-article', pages: 'merged-page' };
const FORMATS_SCRIPT = 'formats.js';

/**
 * Writes the editor as static files for a host: the page, Decap, the forms of today's content, and
 * the script that merges what is saved into the existing file.
 *
 * @param repo the repository on GitHub, such as `owner/name`
 */
export async function exportEditor(folder: string, repo: string, siteUrl: string): Promise<void> {
  ensureEditor();
  mkdirSync(folder, { recursive: true });
  const write = (name: string, content: string | Buffer) => writeWhole(join(folder, name), content);
  for (const path of hostedFiles()) write(basename(path), readFileSync(path));
  const page = readFileSync(adminFile('index.html') ?? '', 'utf8');
  write(
    'index.html',
    page.replace('local.js', () => FORMATS_SCRIPT),
  );
  write(FORMATS_SCRIPT, await bundleScript('.', ['editor/hosted/formats.ts']));
  const backend = { name: 'github', repo, branch: 'main' };
  write(
    'config.yml',
    adminConfig({ backend, siteUrl, formats: FORMATS, pagesFilter: OF_SECTIONS }),
  );
}
