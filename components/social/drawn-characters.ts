/** Marks that say how a text is laid out, which satori draws, or takes from another font. */
const LAYOUT_MARKS = /[\u00AD\u061C\u200E\u200F\u2060-\u206F\uFEFF]/g;
/** Ligatures that come along from printed pages, such as “ﬁ”. */
const LIGATURES = /[\uFB00-\uFB06]/g;

/**
 * A text in characters that satori can place: it knows no ligature, and puts an accent that is a
 * character of its own, as in names from a Mac's disk, over the letter that follows.
 */
export const drawnCharacters = (text: string) =>
  text
    .normalize('NFC')
    .replace(LIGATURES, (ligature) => ligature.normalize('NFKC'))
    .replace(LAYOUT_MARKS, '');
