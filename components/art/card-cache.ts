/** Where social cards are kept from one build to the next. */
export const CARD_CACHE = '.next/cache/cards';
