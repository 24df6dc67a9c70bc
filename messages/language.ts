import { defaultLanguage, languageNamed, localeOf } from '@/messages/languages';

/**
 * The language of this build, which `npm run build` runs once for each. Pages of Next import it, so
 * it is read here; whatever else depends on a language is handed its code.
 */
export const language = languageNamed(process.env.SITE_LANGUAGE || defaultLanguage.code);

/** The same for search engines and dates. */
export const locale = localeOf(language.code);
