/**
 * Languages the chrome exists in, the default first. To add one, add its code here and its
 * `messages/<code>.json` beside `en.json`.
 */
export const languages = ['en'] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = languages[0];
