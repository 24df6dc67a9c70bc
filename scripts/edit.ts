import { ensureEditor } from '@/editor/admin-files';
import { exportEditor } from '@/editor/hosted/export-editor';
import { LISTEN, serveEditor } from '@/editor/serve-editor';
import { runAsEntryPoint } from '@/engine/shared/entry-point';
import { assertPortIsFree, parsePort } from '@/engine/serve/port';

/**
 * `npm run edit`: the site in development, and a form for each file of its content. With
 * `-- --export DIR OWNER/NAME` the forms are written for a host instead.
 */
void runAsEntryPoint(import.meta.url, async () => {
  const [option, folder, repo, ...rest] = process.argv.slice(2);
  if (option === undefined) {
    const port = parsePort(process.env.PORT, 3000);
    await assertPortIsFree(port, LISTEN);
    ensureEditor();
    return serveEditor(port);
  }
  if (
    option !== '--export' ||
    !folder ||
    !/^[\w.-]+\/[\w.-]+$/.test(repo ?? '') ||
    rest.length > 0
  ) {
    throw new Error('Not understood. Try npm run edit -- --export DIR OWNER/NAME');
  }
  const { site } = await import('@/content/model/site');
  await exportEditor(folder, repo ?? '', site.url);
  console.log(`The editor for ${repo} is in ${folder}; editor/README.md says how to log in.`);
});
