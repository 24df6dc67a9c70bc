import { toSlug } from '@/content/file-name';
import { runAsEntryPoint } from '@/engine/shared/entry-point';
import { defaultLanguage } from '@/messages/languages';
import { checkContent } from '@/scripts/content/check-content';
import { newEntry, newKinds, writeEntry } from '@/scripts/content/new-entry';

/** Begins a page, an article, a service or a question, and checks the content with it. */
void runAsEntryPoint(import.meta.url, async () => {
  const [chosen, ...words] = process.argv.slice(2);
  const kind = newKinds.find((known) => known === chosen);
  if (!kind || words.length === 0) {
    throw new Error(`Usage: npm run new -- ${newKinds.join('|')} <name>`);
  }
  const name = toSlug(words.join(' '));
  const place = { root: '.', language: defaultLanguage.code, now: new Date() };
  const { file, text } = newEntry(kind, name, place);
  writeEntry({ file, text }, place.root);
  const line = text.split(/\r?\n/).findIndex((one) => one.endsWith(`- id: ${name}`)) + 1;
  console.log(`It is in ${line > 0 ? `${file}:${line}` : file}.`);
  await checkContent();
});
