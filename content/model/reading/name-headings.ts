import type { Element, ElementContent, Root } from 'hast';
import rehypeSlug from 'rehype-slug';

const slug = rehypeSlug();

/** @returns every element in the tree, in document order */
export function elementsIn({ children }: Root | Element): Element[] {
  return children.flatMap((child) =>
    child.type === 'element' ? [child, ...elementsIn(child)] : [],
  );
}

/** @returns the text of a node without its markup */
export function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textOf).join('') : '';
}

/** @returns the words of a heading, without the marks of its notes */
export function titleOf(heading: Element): string {
  const wordsOf = (node: ElementContent): string => {
    if (node.type !== 'element') return textOf(node);
    return 'dataFootnoteRef' in node.properties ? '' : node.children.map(wordsOf).join('');
  };
  return wordsOf(heading).trim();
}

/** Ids of headings with these words, no two alike. */
function idsOf(titles: readonly string[]): string[] {
  const headings = titles.map((value) => ({
    ...{ type: 'element' as const, tagName: 'h2', properties: { id: '' } },
    children: [{ type: 'text' as const, value }],
  }));
  slug({ type: 'root', children: headings });
  return headings.map(({ properties: { id } }) => id);
}

/** Gives headings ids made from their words; one without a letter or a digit is a section. */
export function nameHeadings() {
  return (tree: Root): void => {
    const headings = elementsIn(tree).filter(
      ({ tagName, properties }) => /^h[1-6]$/.test(tagName) && !properties.id,
    );
    const words = headings
      .map(titleOf)
      .map((title) => (/[\p{L}\p{N}]/u.test(String(idsOf([title]))) ? title : 'section'));
    const ids = idsOf(words);
    headings.forEach(({ properties }, index) => (properties.id = ids[index]));
  };
}
