import { symlinkSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { ensureEditor } from '@/editor/admin-files';
import { runAsEntryPoint } from '@/engine/shared/entry-point';
import { copySite } from '@/scripts/lib/site-copy';

/** Folder of the copy of the site that the browser test edits. */
export const COPY = join('reports', 'site-for-editor');

/** Serves the editor for a copy of the site, so that a test may write whatever it likes. */
void runAsEntryPoint(import.meta.url, async () => {
  ensureEditor();
  copySite(COPY);
  const packages = join('editor', 'node_modules');
  const link = join(COPY, packages);
  symlinkSync(relative(resolve(link, '..'), resolve(packages)), link);
  process.chdir(COPY);
  const { serveEditor } = await import('@/editor/serve-editor');
  await serveEditor(Number(process.env.PORT));
});
