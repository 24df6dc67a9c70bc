/** A language of the site. */
interface LanguageEntry {
  /** Its code: the name of its folder in `content`, of its messages, and of its sub-path. */
  code: string;
  /** What it calls itself. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** A more specific code for search engines and dates, if needed. */
  locale?: string;
}

/** Languages of the site. The first is at the root, each of the others below its code. */
export const languages: readonly [LanguageEntry, ...LanguageEntry[]] = [
  { code: 'en', name: 'English', direction: 'ltr', locale: 'en-GB' },
];

export const [defaultLanguage, ...translations] = languages;

/** Codes of all languages but the default one: the folders that contain their pages. */
export const translationCodes: readonly string[] = translations.map(({ code }) => code);

/** @throws Error for a language that is not in the list */
export function languageNamed(code: string): LanguageEntry {
  const found = languages.find((language) => language.code === code);
  if (!found) throw new Error(`SITE_LANGUAGE is “${code}”, which is not in messages/languages.ts`);
  return found;
}

/** For lists, dates, structured data and feeds: “en-GB” for “en”. */
export function localeOf(code: string): string {
  return languages.find((entry) => entry.code === code)?.locale ?? code;
}
