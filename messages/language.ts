import { defaultLanguage, languageNamed, localeOf } from '@/messages/languages';

/**
 * The language of this build; `npm run build` makes one for each language. Next's pages import it,
 * so it is read here; other code that depends on a language gets the code as a parameter.
 */
export const language = languageNamed(process.env.SITE_LANGUAGE || defaultLanguage.code);

/** The locale of this build, for search engines and dates. */
export const locale = localeOf(language.code);
