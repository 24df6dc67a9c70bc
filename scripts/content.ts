import '@/engine/shared/environment';
import { EXPORT_FOLDER } from '@/engine/build-site';
import { writeBrand } from '@/scripts/brand/write-brand';
import { checkContent } from '@/scripts/content/check-content';
import { formAdvice, formatContent } from '@/scripts/content/yaml-form';
import { fontAdvice, pageAdvice, weighPages } from '@/scripts/content/page-advice';
import { writePublishedUrls } from '@/scripts/content/write-published-urls';
import { writeJsonSchemas } from '@/scripts/content/json-schemas';
import { runAsEntryPoint } from '@/engine/shared/entry-point';
import { reportingFailure } from '@/scripts/report-failure';
import {
  missingFiles,
  missingTranslations,
  untranslatedTexts,
} from '@/scripts/lib/missing-translations';

const USAGE = `Usage: npm run content
       npm run content -- schemas
       npm run content -- format
       npm run content -- missing <language>`;

/** Prints what a translation still lacks, and what in it may not have been translated. */
function printMissing(code: string): void {
  const missing = [...missingTranslations(code), ...missingFiles(code), ...untranslatedTexts(code)];
  missing.forEach(({ file, message }) => console.log(`${file}: ${message}`));
  if (missing.length === 0) console.log(`Nothing is missing in “${code}”`);
}

/** Prints which pages of the last build are heavy, and what would help. */
function printPageAdvice(): void {
  const advice = [...fontAdvice(EXPORT_FOLDER), ...pageAdvice(weighPages(EXPORT_FOLDER))];
  if (advice.length > 0) console.log(['', 'As last built:', ...advice].join('\n'));
}

/**
 * Checks the content, writes its JSON Schemas and the list of published paths, and gives advice on
 * the pages of the last build. With `schemas` it only writes the JSON Schemas and the files that
 * are made from the look, with `format` the files of the content as the editor would; with `missing` it only prints what is still to be translated.
 */
void runAsEntryPoint(import.meta.url, async () => {
  const [task, language, ...more] = process.argv.slice(2);
  if (task === undefined) {
    writeJsonSchemas();
    await checkContent();
    writePublishedUrls();
    formAdvice('content').forEach((line) => console.log(line));
    return printPageAdvice();
  }
  if (task === 'schemas' && language === undefined) {
    writeJsonSchemas();
    // `npm ci` ends with this, so a mistake in the look stops a host before its build.
    return reportingFailure(() => writeBrand('.'));
  }
  if (task === 'format' && language === undefined) return formatContent('content');
  if (task === 'missing' && language && more.length === 0) return printMissing(language);
  throw new Error(USAGE);
});
