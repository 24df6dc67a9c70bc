import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { ContentError } from '@/engine/shared/content-error';
import { FACT_NAMES } from '@/content/model/schemas/site';
import { splitFrontMatter } from '@/content/model/reading/front-matter';
import { missingIn, untranslatedIn } from '@/content/model/reading/missing';
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

/** The files of the default language with texts, each beside that of another language. */
function filePairs(code: string): [original: string, translated: string][] {
  const originals = join(CONTENT, defaultLanguage.code);
  const names = readdirSync(originals, { recursive: true, encoding: 'utf8' }).toSorted();
  return [
    [`messages/${defaultLanguage.code}.json`, `messages/${code}.json`],
    ...names.map((name): [string, string] => [join(originals, name), join(CONTENT, code, name)]),
  ];
}

/** The fields and the paragraphs of an article; undefined if there is no such file. */
function partsOf(file: string): unknown {
  if (!existsSync(file)) return undefined;
  const { head = '', body } = splitFrontMatter(readFileSync(file, 'utf8'));
  return { ...fieldsOf(parseDocument(head).toJS()), paragraphs: body.split(/\n{2,}/) };
}

/**
 * Texts of a language that are word for word those of the default one, so that they may have been
 * forgotten.
 *
 * @param code of the language
 */
export function untranslatedTexts(code: string): Problem[] {
  const textsOf = (file: string) => (file.endsWith('.md') ? partsOf(file) : valuesOf(file));
  return filePairs(code).flatMap(([original, translated]) =>
    untranslatedIn(textsOf(original), textsOf(translated)).map((place) => ({
      file: translated,
      message: `${place}: is word for word that of ${original}`,
    })),
  );
}

/** The files of content that a language lacks, so that it lacks the pages that they make. */
export function missingFiles(code: string): Problem[] {
  return filePairs(code)
    .map(([, translated]) => translated)
    .filter((file) => /\.(?:yaml|md)$/.test(file) && !existsSync(file))
    .map((file) => ({ file, message: IS_MISSING }));
}

/**
 * What the files of a language still lack: entries, fields, messages and placeholders.
 *
 * @param code of the language, which need not be in the list of languages yet
 */
export function missingTranslations(code: string): Problem[] {
  const facts = factNames();
  const needed = [join(CONTENT, code, 'company.yaml'), `messages/${code}.json`];
  return [
    ...needed.filter((file) => !existsSync(file)).map((file) => ({ file, message: IS_MISSING })),
    ...filePairs(code)
      .filter(([original, file]) => /\.(?:yaml|json)$/.test(original) && existsSync(file))
      .flatMap(([original, file]) =>
        missingIn(valuesOf(original), valuesOf(file), facts).map((message) => ({ file, message })),
      ),
  ];
}
