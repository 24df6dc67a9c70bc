import type { CheerioAPI } from 'cheerio';

/** React's calls that fill a boundary with its content, and that put a piece into another part. */
const MOVE = /\$R([CRS])\("([BS]:[\da-f]+)","([PS]:[\da-f]+)"/g;

/** What React leaves in the place of a part. */
const PLACE = /<template id="[BP]:/;

/** The `nodeType` of comments. */
const COMMENT = 8;
/** The comments between which React puts a boundary and what it shows meanwhile. */
const BEGINS = /^[$&]/;
const ENDS = /^\/[$&]/;

/**
 * Moves what React sends at the end of a page to its place. React leaves this to a script as soon as
 * a `<Suspense>` boundary (Next makes one of each `loading.tsx`) has waited for something, or has
 * much content; until then visitors see the fallback.
 *
 * @param html the page with Next's scripts, which say what belongs where
 * @throws Error for a part that they do not place
 */
export function placeStreamedParts($: CheerioAPI, html: string): void {
  if (!PLACE.test(html)) return;
  for (const [, call, first = '', second = ''] of html.matchAll(MOVE)) {
    const [partId, placeId] = call === 'S' ? [first, second] : [second, first];
    const part = $(`div[hidden][id="${partId}"]`);
    const place = $(`template[id="${placeId}"]`);
    // Of a table, React wraps a piece in another way; the place is left, and named below.
    if (part.length === 0) continue;
    if (call !== 'S') removeFallback($, place);
    place.replaceWith(part.contents());
    part.remove();
  }
  const left = $('div[hidden][id^="S:"], template[id^="B:"], template[id^="P:"]').attr('id');
  if (left) {
    throw new Error(
      `only Next’s client would show a part of it (${left}); render it without <Suspense> or loading.tsx`,
    );
  }
}

/** Removes what follows a boundary's template, up to the comment that ends the boundary. */
function removeFallback($: CheerioAPI, template: ReturnType<CheerioAPI>): void {
  let depth = 0;
  for (let node = template[0]?.nextSibling; node; node = template[0]?.nextSibling) {
    const comment = node.nodeType === COMMENT && 'data' in node ? node.data : '';
    if (ENDS.test(comment) && depth === 0) return;
    if (BEGINS.test(comment)) depth += 1;
    if (ENDS.test(comment)) depth -= 1;
    $(node).remove();
  }
}
