import { defaultLanguage, language as siteLanguage } from '@/messages/languages';
import { checkContent } from '@/scripts/content/check-content';
import { writeJsonSchemas } from '@/scripts/content/write-json-schemas';
import { runAsEntryPoint } from '@/engine/shared/entry-point';
import { missingTranslations } from '@/scripts/lib/missing-translations';

const USAGE = `Usage: npm run content
       npm run content -- schemas
       npm run content -- missing <language>`;

/** Prints what a translation still lacks. */
function printMissing(code: string): void {
  const missing = missingTranslations(code);
  console.log(missing.length > 0 ? missing.join('\n') : `Nothing is missing in “${code}”`);
}

/**
 * Checks the content, and writes what editors know about it; with the argument `schemas` it only
 * writes that, with `missing` it prints what is still to be translated.
 */
void runAsEntryPoint(import.meta.url, async () => {
  const [task, language, ...more] = process.argv.slice(2);
  if (task === undefined) {
    // A build checks other languages at the same time.
    if (siteLanguage === defaultLanguage) writeJsonSchemas();
    return checkContent();
  }
  if (task === 'schemas' && language === undefined) return writeJsonSchemas();
  if (task === 'missing' && language && more.length === 0) return printMissing(language);
  throw new Error(USAGE);
});
