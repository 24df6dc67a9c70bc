import { placeholdersIn } from './placeholders';
import { fieldsOf, isFields, isList } from '@/engine/shared/values';

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** Tags of a message, such as `<legalName>`. */
const TAG = /<(\w+)>/g;

/** What a text must contain in every language, besides facts: `{role}`, `<legalName>`. */
function slotsIn(text: string, facts: ReadonlySet<string>): string[] {
  const tags = [...text.matchAll(TAG)].map(([tag]) => tag);
  const names = placeholdersIn(text).filter((name) => !facts.has(name));
  return [...tags, ...names.map((name) => `{${name}}`)];
}

/** The name of a field of the contact form, which is the same in every language. */
const FIELD_NAME = /^[a-z]+(?:-[a-z\d]+)+$/;

/** What an entry of a list has in every language; undefined if it has only texts. */
function idOf(entry: unknown): string | undefined {
  const { id, name } = fieldsOf(entry);
  if (typeof id === 'string') return id;
  return typeof name === 'string' && FIELD_NAME.test(name) ? name : undefined;
}

/**
 * What a translation lacks.
 *
 * @param original values of a file in the default language
 * @param translated values of that file in another language; undefined if there is no such file
 * @param facts names that a text may use or leave out
 * @param path of these values in the file, which begins each line
 * @returns one line for each field, entry or placeholder, without the file's name
 */
export function missingIn(
  original: unknown,
  translated: unknown,
  facts: ReadonlySet<string>,
  path = '',
): string[] {
  if (isEmpty(translated)) return [path ? `${path}: is missing` : 'is missing'];
  if (typeof original === 'string') {
    // The file's own rules report a value of another type.
    const found = typeof translated === 'string' ? slotsIn(translated, facts) : [];
    return slotsIn(original, facts)
      .filter((slot) => !found.includes(slot))
      .map((slot) => `${path}: must contain ${slot}`);
  }
  if (isList(original)) {
    const others = isList(translated) ? translated : [];
    return original.flatMap((entry) => {
      // Lists of texts may be longer or shorter in another language; entries with an id may not.
      const id = idOf(entry);
      if (id === undefined) return [];
      const other = others.find((candidate) => idOf(candidate) === id);
      return missingIn(entry, other, facts, `${path}, entry “${id}”`);
    });
  }
  if (!isFields(original)) return [];
  const other = fieldsOf(translated);
  return Object.entries(original).flatMap(([key, value]) =>
    isEmpty(value) ? [] : missingIn(value, other[key], facts, path ? `${path}.${key}` : key),
  );
}

/** Two words; a name of one may be the same in every language. */
const TWO_WORDS = /\p{L}{2,}\s+\p{L}{2,}/u;

/**
 * The texts of a translation that are word for word those of the original, so that they may have been
 * forgotten; parameters as above.
 *
 * @returns the place of each, without the file's name
 */
export function untranslatedIn(original: unknown, translated: unknown, path = ''): string[] {
  if (typeof original === 'string') {
    return original === translated && TWO_WORDS.test(original) ? [path] : [];
  }
  if (isList(original) && isList(translated)) {
    return original.flatMap((entry, index) => {
      const id = idOf(entry);
      const other =
        id === undefined ? translated[index] : translated.find((one) => idOf(one) === id);
      return untranslatedIn(entry, other, `${path}, entry ${id ? `“${id}”` : index + 1}`);
    });
  }
  if (!isFields(original) || !isFields(translated)) return [];
  return Object.entries(original).flatMap(([key, value]) =>
    untranslatedIn(value, translated[key], path ? `${path}.${key}` : key),
  );
}
