import { checkContent } from '@/scripts/content/check-content';
import { writeJsonSchemas } from '@/scripts/content/write-json-schemas';
import { runAsEntryPoint } from '@/scripts/lib/entry-point';

/** Checks the content, or with the argument `schemas` writes what editors know about it. */
void runAsEntryPoint(import.meta.url, async () => {
  const [task, ...more] = process.argv.slice(2);
  if (more.length > 0 || (task !== undefined && task !== 'schemas')) {
    throw new Error('Usage: npm run content, or npm run content -- schemas');
  }
  await (task === 'schemas' ? writeJsonSchemas() : checkContent());
});
