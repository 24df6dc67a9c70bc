import { createTranslator, type Messages } from 'next-intl';
import { site } from '@/content/site';
import { defaultLanguage, type Language } from '@/messages/languages';

type Tree = { [key: string]: string | Tree };

/** What the messages of the chrome mention. */
const facts = {
  company: site.name,
  year: String(site.copyrightYear),
  legalName: site.legalName,
};

/** The parts of the messages that header, menus and footer show. */
const chromeParts = ['shell', 'header', 'mobileMenu', 'navigation', 'footer'] as const;

function keysOf(tree: Tree, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}${key}`] : keysOf(value, `${prefix}${key}.`),
  );
}

/** @returns every message of the chrome by its key, as a visitor reads it */
function readMessages(messages: Messages, language: string): Map<string, string> {
  const translate = createTranslator({
    // The caller names a file of the list of languages.
    locale: language as Language,
    messages,
    onError: (error) => {
      throw error;
    },
  });
  // The keys were read off these very messages.
  const read = (key: string) => translate(key as Parameters<typeof translate>[0], facts);
  const keys = chromeParts.flatMap((part) => keysOf(messages[part], `${part}.`));
  return new Map(keys.map((key) => [key, read(key)]));
}

/**
 * The chrome's words in the default language, each with its translation. The chrome script swaps
 * them in the browser, so that the markup needs no keys and the pages are exported once.
 *
 * @throws Error that names a message which the translation lacks
 */
export function chromeDictionary(
  original: Messages,
  translation: Messages,
  language: string,
): Record<string, string> {
  const translated = readMessages(translation, language);
  const entries = [...readMessages(original, defaultLanguage)].map(([key, words]) => {
    const counterpart = translated.get(key);
    if (counterpart === undefined) {
      throw new Error(`messages/${language}.json lacks the message “${key}”.`);
    }
    return [words, counterpart];
  });
  return Object.fromEntries(entries) as Record<string, string>;
}
