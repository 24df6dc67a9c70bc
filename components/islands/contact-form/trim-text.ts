/**
 * From the first character that is seen to the last one, which may be a selector or a tag, with which
 * an emoji ends. Unseen are white space, control characters, direction marks, joiners and fillers.
 */
const SEEN =
  /[^\s\p{Cc}\p{DI}\u2800\ufff9-\ufffb](?:.*(?:[^\s\p{Cc}\p{DI}\u2800\ufff9-\ufffb]|[\ufe00-\ufe0f\u{e0020}-\u{e007f}]))?/su;

/** A text without what is unseen at both ends: phone keyboards and word processors add it. */
export function trimText(text: string): string {
  return SEEN.exec(text)?.[0] ?? '';
}
