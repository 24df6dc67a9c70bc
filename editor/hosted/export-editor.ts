import { mkdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { adminConfig, adminFile, ensureEditor, hostedFiles } from '@/editor/admin-files';
import { OF_SECTIONS } from '@/editor/hosted/of-sections';
import { editorPolicy, NO_FRAMES } from '@/editor/policy';
import { bundleScript } from '@/engine/bundle/bundle-script';
import { writeWhole } from '@/engine/shared/write-whole';

/** The formats that formats.ts registers. */
const FORMATS = { files: 'merged-yaml', articles: 'merged-article', pages: 'merged-page' };
const FORMATS_SCRIPT = 'formats.js';
const GITHUB_API = 'https://api.github.com';
const GITHUB_PICTURES = 'https://avatars.githubusercontent.com';

/** What is published with the site, whose previews run the code of branches. */
const PUBLISHED = ['public', 'out'];
const OWN_ADDRESS =
  'The editor needs an address of its own: at the site’s, the code of any branch, which previews run, could save in the name of whoever is logged in.';

/**
 * Writes the editor as static files for a host: the page, Decap, the forms of today's content, the
 * script that merges what is saved into the existing file, and the headers that hosts send with it.
 *
 * @param repo the repository on GitHub, such as `owner/name`
 * @throws Error for a folder that is published with the site
 */
export async function exportEditor(folder: string, repo: string, siteUrl: string): Promise<void> {
  if (PUBLISHED.some((one) => !relative(one, folder).startsWith('..'))) {
    throw new Error(`${folder} is published with the site. ${OWN_ADDRESS}`);
  }
  ensureEditor();
  mkdirSync(folder, { recursive: true });
  const write = (name: string, content: string | Buffer) => writeWhole(join(folder, name), content);
  for (const path of hostedFiles()) write(basename(path), readFileSync(path));
  const page = readFileSync(adminFile('index.html') ?? '', 'utf8');
  const policy = editorPolicy(GITHUB_API, GITHUB_PICTURES);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
  write(
    'index.html',
    page
      .replace('local.js', () => FORMATS_SCRIPT)
      .replace('<script>', (script) => script + refusalAt(new URL(siteUrl).origin))
      .replace('<meta charset="utf-8" />', (charset) => `${charset}\n    ${meta}`),
  );
  // Netlify and Cloudflare Pages read it.
  write(
    '_headers',
    `/*\n  Content-Security-Policy: ${policy}; ${NO_FRAMES}\n  X-Frame-Options: DENY\n`,
  );
  write(FORMATS_SCRIPT, await bundleScript('.', ['editor/hosted/formats.ts']));
  const backend = { name: 'github', repo, branch: 'main' };
  write(
    'config.yml',
    adminConfig({ backend, siteUrl, formats: FORMATS, pagesFilter: OF_SECTIONS }),
  );
}

/** What the page does where it must not be, such as copied into what is published by hand. */
const refusalAt = (origin: string) => `
      if (location.origin === ${JSON.stringify(origin)}) {
        document.body.textContent = ${JSON.stringify(OWN_ADDRESS)};
        window.stop();
      }`;
