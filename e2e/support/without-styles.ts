/**
 * What is lost where a page has no styles, as in text browsers and for whatever takes a page's text:
 * words that run together, controls that only show a drawing, drawings without a size; and lists
 * that Safari takes for none. Runs in the page.
 *
 * @param selector of the part of the page that is looked at
 */
export function findLostWithoutStyles(selector: string): string[] {
  const root = document.querySelector(selector);
  if (!root) throw new Error(`The page has no ${selector}`);
  /** What stands on a line, in a cell or in an option of its own by HTML alone. */
  const apart =
    'address, article, aside, blockquote, body, br, caption, dd, details, dialog, div, dl, dt, fieldset, figcaption, figure, footer, form, h1, h2, h3, h4, h5, h6, header, hr, legend, li, main, nav, ol, option, p, pre, search, section, select, summary, table, tbody, td, textarea, tfoot, th, thead, tr, ul';
  /** What marks a part of a text and may begin and end within a word, as may a link in a sentence. */
  const within =
    'abbr, b, bdi, bdo, code, del, em, font, i, ins, mark, s, strong, sub, sup, u, wbr, sup > a, .prose p a';
  const lost: string[] = [];

  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  let last: Node | undefined;
  let between: Element[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node instanceof Element) between.push(node);
    const text = node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '';
    if (text === '' || node.parentElement?.closest('noscript, script, style, template')) continue;
    let left = last?.parentElement;
    while (left && !left.contains(node)) {
      between.push(left);
      left = left.parentElement;
    }
    const [before] = /\S*[\p{L}\p{N}\p{Pf}\p{Pe}.,:;!?…]$/u.exec(last?.textContent ?? '') ?? [];
    const [after] = /^[\p{L}\p{N}\p{Pi}\p{Ps}]\S*/u.exec(text) ?? [];
    const crossed = between.some((element) => !element.matches(within));
    if (before && after && crossed && !between.some((element) => element.matches(apart))) {
      lost.push(`words run together: ${before}|${after}`);
    }
    last = node;
    between = [];
  }

  for (const control of root.querySelectorAll('a[href], button')) {
    if (!control.textContent.trim()) lost.push(`no text: ${control.outerHTML.slice(0, 120)}`);
  }
  for (const drawing of root.querySelectorAll('svg:not(svg svg)')) {
    const isSized = drawing.hasAttribute('width') && drawing.hasAttribute('height');
    if (!isSized) lost.push(`no size: ${drawing.outerHTML.slice(0, 120)}`);
  }
  for (const list of root.querySelectorAll('ul, ol')) {
    if (list.closest('nav') || list.hasAttribute('role')) continue;
    const { listStyleType } = getComputedStyle(list);
    if (listStyleType === 'none') lost.push(`no list in Safari: ${list.outerHTML.slice(0, 120)}`);
  }
  return lost;
}
