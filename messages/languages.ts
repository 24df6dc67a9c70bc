/** Languages that the site is written in, the default first. */
export const languages = ['en'] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = languages[0];
