import { writeFileSync } from 'node:fs';
import { runAsEntryPoint } from '@/engine/shared/entry-point';
import { defaultLanguage } from '@/messages/languages';
import { checkContent } from '@/scripts/content/check-content';
import { newEntry, newKinds } from '@/scripts/content/new-entry';

/** Begins a page, an article, a service or a question, and checks the content with it. */
void runAsEntryPoint(import.meta.url, async () => {
  const [chosen, name, ...more] = process.argv.slice(2);
  const kind = newKinds.find((known) => known === chosen);
  if (!kind || !name || more.length > 0) {
    throw new Error(`Usage: npm run new -- ${newKinds.join('|')} <name>`);
  }
  const today = new Date().toISOString().slice(0, 10);
  const { file, text } = newEntry(kind, name, { root: '.', language: defaultLanguage.code, today });
  writeFileSync(file, text);
  console.log(`${file} has it.`);
  await checkContent();
});
