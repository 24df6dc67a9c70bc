import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from '@/engine/shared/content-error';
import { FACT_NAMES } from '@/content/model/schemas/site';
import { missingIn } from '@/content/model/reading/missing';
import type { Problem } from '@/engine/shared/problem';
import { readYaml } from '@/content/model/reading/read-file';
import { readJson } from '@/content/model/rules/read-messages';
import { fieldsOf } from '@/engine/shared/values';
import { defaultLanguage } from '@/messages/languages';

const CONTENT = 'content';
const IS_MISSING = 'is missing';

/** The names of facts, which a translation may use where it likes. */
function factNames(): ReadonlySet<string> {
  const { figures } = fieldsOf(readYaml(join(CONTENT, 'site.yaml')).data);
  return new Set([...FACT_NAMES, ...Object.keys(fieldsOf(figures))]);
}

/** The values of a YAML or JSON file; undefined if it does not exist or cannot be read. */
function valuesOf(file: string): unknown {
  if (!existsSync(file)) return undefined;
  try {
    return (file.endsWith('.json') ? readJson(file) : readYaml(file)).data;
  } catch (error) {
    // The mistake is reported when the content of the language is read.
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}

/**
 * What a language still lacks: files, entries, fields, messages and placeholders.
 *
 * @param code of the language, which need not be in the list of languages yet
 */
export function missingTranslations(code: string): Problem[] {
  const facts = factNames();
  const originals = join(CONTENT, defaultLanguage.code);
  const compare = (original: string, translated: string) =>
    missingIn(valuesOf(original), valuesOf(translated), facts).map((message) => ({
      file: translated,
      message,
    }));

  const files = readdirSync(originals, { recursive: true, encoding: 'utf8' }).toSorted();
  const company = join(CONTENT, code, 'company.yaml');
  return [
    ...compare(`messages/${defaultLanguage.code}.json`, `messages/${code}.json`),
    ...(existsSync(company) ? [] : [{ file: company, message: IS_MISSING }]),
    ...files.flatMap((name) => {
      const translated = join(CONTENT, code, name);
      if (name.endsWith('.yaml')) return compare(join(originals, name), translated);
      const isArticle = name.endsWith('.md');
      return isArticle && !existsSync(translated)
        ? [{ file: translated, message: IS_MISSING }]
        : [];
    }),
  ];
}
