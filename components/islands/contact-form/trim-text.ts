/**
 * White space, control characters, and signs that nobody sees: direction marks, joiners, fillers.
 * Not the selectors with which an emoji may end.
 */
const UNSEEN =
  '\\s\\p{Cc}\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u2800\\u3164\\ufeff\\uffa0\\ufff9-\\ufffb';

const SEEN = new RegExp(`[^${UNSEEN}](?:.*[^${UNSEEN}])?`, 'su');

/** A text without what is unseen at both ends: phone keyboards and word processors add it. */
export function trimText(text: string): string {
  return SEEN.exec(text)?.[0] ?? '';
}
