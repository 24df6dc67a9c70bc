/** The language that stands at the root; the others are translated from it. */
export const DEFAULT_LANGUAGE = 'en';

/** The language whose texts are read: the name of their folder. */
export const LANGUAGE = process.env.SITE_LANGUAGE || DEFAULT_LANGUAGE;
