/** The language whose texts are read: the name of their folder. */
export const LANGUAGE = process.env.SITE_LANGUAGE || 'en';
