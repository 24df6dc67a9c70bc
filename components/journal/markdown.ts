import 'server-only';
import type { Element, ElementContent, Root } from 'hast';
import rehypeSlug from 'rehype-slug';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { fillText } from '@/engine/islands/fill-text';
import { svgSize } from '@/engine/content/svg-size';
import type { Article } from '@/content/schemas/article';
import { readTree } from '@/content/outline';
import { mediaFile } from '@/content/pictures';
import { fileNote } from '@/content/file-note';
import { content } from '@/content/loaded';

const { notes, backToText } = content.markdown;

/** Of the notes' label, which headings of the text cannot have: theirs are in lower case. */
const NOTES_ID = 'Notes';

/** Gives the label of the notes its id; `remark-rehype` has one for it that a heading could have. */
function nameNotes() {
  return (tree: Root) => {
    for (const { properties } of elementsIn(tree)) {
      if (properties.id === 'footnote-label') properties.id = NOTES_ID;
      if (properties.ariaDescribedBy) properties.ariaDescribedBy = [NOTES_ID];
    }
  };
}

/** Puts the name of a section before the ids that code makes in its text, and where they are named. */
function nameIn(section: string, tree: Root) {
  const named = (value: unknown) =>
    String(value).replace(/^#?(?=Note)/, (sign) => `${sign}${section}-`);
  for (const [index, { tagName, properties }] of elementsIn(tree).entries()) {
    const isPicture = tagName === 'img' && mediaFile(String(properties.src)) !== undefined;
    if (isPicture) properties.id = `${section}-Picture-${index}`;
    if (properties.id) properties.id = named(properties.id);
    if (properties.href) properties.href = named(properties.href);
    if (properties.ariaDescribedBy) properties.ariaDescribedBy = [named(NOTES_ID)];
  }
}

/** Turns a parsed text into HTML; headings get ids made from their text. */
const processor = unified()
  .use(remarkRehype, {
    // Like every id that code makes, those of the notes begin with a capital letter.
    clobberPrefix: 'Note-',
    footnoteLabel: notes,
    footnoteLabelProperties: {},
    footnoteBackLabel: (index) => fillText(backToText, { number: index + 1 }),
  })
  .use(nameNotes)
  .use(rehypeSlug);

/** A section of an article: the id and the text of its heading. */
export type Section = { id: string; title: string };

/** An article's text as an HTML tree, with its sections in order. */
export type ArticleText = { tree: Root; sections: Section[] };

/**
 * Parses the text of an article, which has been checked; its images below `public` get the size of
 * their files, and links to files say what they lead to.
 *
 * @param section id of the section, on a page that may have several texts with notes
 */
export function readText({ body }: Pick<Article, 'body'>, section?: string): ArticleText {
  const tree = processor.runSync(readTree(body));
  if (section !== undefined) nameIn(section, tree);
  for (const { tagName, properties, children } of elementsIn(tree)) {
    if (tagName === 'img' && mediaFile(String(properties.src)) === undefined) {
      Object.assign(properties, svgSize(String(properties.src)));
    }
    const note = fileNote(String(properties.href));
    if (note) children.push({ type: 'text', value: note });
  }
  const sections = tree.children
    .filter((node) => node.type === 'element' && node.tagName === 'h2')
    .map((heading) => ({
      id: String((heading as Element).properties.id),
      title: textOf(heading as Element),
    }));
  return { tree, sections };
}

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
