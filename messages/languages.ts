/** Languages of the site, the default first. */
export const languages = ['en'] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = languages[0];
