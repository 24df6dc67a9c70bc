/** Folder of social cards that are cached between builds. */
export const CARD_CACHE = '.next/cache/cards';
