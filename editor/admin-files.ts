import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { editorConfig, type EditorPlace } from '@/editor/config/editor-config';
import { siteContent } from '@/editor/config/site-content';
import { ensureInstalled } from '@/scripts/lib/install-package';

const FOLDER = 'editor';
const OWN = join(FOLDER, 'admin');
/** Decap itself as one bundle, and the parts that it loads when it needs them. */
const DECAP = join(FOLDER, 'node_modules', 'decap-cms', 'dist');
const DECAP_NAME = /^((\d+\.)?decap-cms\.js|[\da-f]+\.wasm)$/;
const OWN_FILES: Record<string, string> = {
  'index.html': join(OWN, 'index.html'),
  'editor.js': join(OWN, 'editor.js'),
  'local.js': join(OWN, 'local.js'),
  'saved.js': join(OWN, 'saved.js'),
  'widgets.js': join(OWN, 'widgets.js'),
  'icon.svg': join('public', 'icon.svg'),
};

/** Installs the version of Decap that package.json names, on first use. */
export function ensureEditor(): void {
  ensureInstalled({
    folder: FOLDER,
    title: 'the editor',
    command: 'npm run edit',
  });
}

/** The path of a file of the editor's page; undefined if there is none of that name. */
export function adminFile(name: string): string | undefined {
  if (Object.hasOwn(OWN_FILES, name)) return OWN_FILES[name];
  const path = join(DECAP, name);
  return DECAP_NAME.test(name) && existsSync(path) ? path : undefined;
}

/** Paths of the files, our own and Decap's, that a host gets unchanged. */
export function hostedFiles(): string[] {
  const names = ['editor.js', 'saved.js', 'widgets.js', 'icon.svg', ...readdirSync(DECAP)];
  return names.flatMap((name) => adminFile(name) ?? []);
}

/** Decap's configuration as YAML, made from the content as it is now. */
export function adminConfig(place: EditorPlace): string {
  return stringify(editorConfig(siteContent(), place), {
    aliasDuplicateObjects: false,
    lineWidth: 0,
  });
}
