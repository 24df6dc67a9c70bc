/** Texts that look the same when selected, because their background has the selection's colour. */
export function findUnseenSelections(): string[] {
  const clear = 'rgba(0, 0, 0, 0)';
  const unseen: string[] = [];
  for (const text of document.querySelectorAll('main :is(h1, h2, h3, p)')) {
    let ground: Element | null = text;
    while (ground && getComputedStyle(ground).backgroundColor === clear) {
      ground = ground.parentElement;
    }
    const { backgroundColor } = getComputedStyle(text, '::selection');
    if (ground && getComputedStyle(ground).backgroundColor === backgroundColor) {
      unseen.push(text.textContent);
    }
  }
  return unseen;
}
