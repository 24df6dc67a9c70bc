/**
 * Translates the page, and from then on whatever is added to it or changed, as browsers and their
 * extensions do: the words become capitals, which queries that ignore case still find. The function
 * refers to nothing outside of itself, so that Playwright can send it into a page.
 *
 * @param how `words` changes the existing text nodes; `fonts` replaces each with a new text in two
 *   `<font>` elements, as Chromium's translation does
 * @returns a function that stops translating later changes
 */
export function translatePage(how: 'words' | 'fonts'): () => void {
  const untranslated = 'head, script, style, noscript, textarea, svg, [translate=no], .notranslate';
  const translations = new WeakMap<Text, string>();

  const translate = (text: Text) => {
    const { data, parentElement } = text;
    if (translations.get(text) === data || data.trim() === '') return;
    if (!parentElement || parentElement.closest(untranslated)) return;
    const translation = how === 'words' ? text : new Text();
    translation.data = data.toUpperCase();
    translations.set(translation, translation.data);
    if (how === 'words') return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.append(translation);
    outer.append(inner);
    text.replaceWith(outer);
  };
  const translateIn = (root: Node) => {
    const texts: Text[] = root instanceof Text ? [root] : [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(translate);
  };

  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') translateIn(target);
      else addedNodes.forEach(translateIn);
    }
  });
  translateIn(document);
  observer.observe(document, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
