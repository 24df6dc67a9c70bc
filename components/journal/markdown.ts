import 'server-only';
import type { Root } from 'hast';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { fillText } from '@/engine/islands/fill-text';
import { elementsIn, nameHeadings, textOf, titleOf } from '@/content/model/reading/name-headings';
import { svgSize } from '@/content/model/reading/svg-size';
import type { Article } from '@/content/model/schemas/article';
import { readTree } from '@/content/model/outline';
import { mediaFile } from '@/content/model/pictures';
import { fileNote } from '@/content/model/file-note';
import { content } from '@/content/model/loaded';

const { notes, backToText } = content.markdown;

/** Id of the notes' label, which no heading of the text can have: theirs are in lower case. */
const NOTES_ID = 'Notes';

/** After a character: it is text, of which phones would make an emoji. */
const AS_TEXT = '\uFE0E';

/**
 * Replaces the id that `remark-rehype` gives the notes' label, because a heading could have the same,
 * and keeps the arrows back to the text from becoming emojis.
 */
function nameNotes(id: string) {
  return (tree: Root) => {
    for (const { properties, children } of elementsIn(tree)) {
      const [arrow] = children;
      if ('dataFootnoteBackref' in properties && arrow?.type === 'text') arrow.value += AS_TEXT;
      if (properties.id === 'footnote-label') properties.id = id;
      if (properties.ariaDescribedBy) properties.ariaDescribedBy = [id];
    }
  };
}

/**
 * The processor that turns a parsed text into HTML; headings get ids made from their text.
 *
 * @param prefix of the ids of notes
 */
const processorWith = (prefix: string) =>
  unified()
    .use(remarkRehype, {
      // Like every id that code makes, those of the notes begin with a capital letter.
      clobberPrefix: `${prefix}Note-`,
      footnoteLabel: notes,
      footnoteLabelProperties: {},
      footnoteBackLabel: (index) => fillText(backToText, { number: index + 1 }),
    })
    .use(nameNotes, `${prefix}${NOTES_ID}`)
    .use(nameHeadings);

/** A section of an article: the id and the text of its heading. */
export type Section = { id: string; title: string };

/** An article's text as an HTML tree, with its sections in order. */
export type ArticleText = { tree: Root; sections: Section[] };

/**
 * Parses a text that has been checked. Its images below `public` get the size of their files, and
 * links to files say the type and size of the file.
 *
 * @param section id of the section, on a page that may have several texts with notes
 */
export function readText({ body }: Pick<Article, 'body'>, section?: string): ArticleText {
  const prefix = section === undefined ? '' : `${section}-`;
  const tree = processorWith(prefix).runSync(readTree(body));
  const sections = tree.children
    .filter((node) => node.type === 'element')
    .filter(({ tagName }) => tagName === 'h2')
    .map((heading) => ({ id: String(heading.properties.id), title: titleOf(heading) }))
    .filter(({ title }) => title);
  for (const { tagName, properties, children, position } of elementsIn(tree)) {
    const src = String(properties.src);
    const isDrawing = tagName === 'img' && mediaFile(src) === undefined;
    if (isDrawing) Object.assign(properties, svgSize(src));
    else if (tagName === 'img' && prefix) {
      properties.id = `${prefix}Picture-${position?.start.offset ?? 0}`;
    }
    const note = fileNote(String(properties.href), children.map(textOf).join(''));
    if (note) children.push({ type: 'text', value: note });
  }
  return { tree, sections };
}
