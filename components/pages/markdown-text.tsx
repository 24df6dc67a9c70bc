import clsx from 'clsx/lite';
import type { Element, ElementContent } from 'hast';
import { toJsxRuntime, type Components } from 'hast-util-to-jsx-runtime';
import { Square, SquareCheck } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { Picture } from '@/components/pictures/picture';
import { Figure } from '@/components/pages/figure';
import type { ArticleText as Text } from '@/components/journal/markdown';
import { List } from '@/components/ui/list';
import { SiteLink } from '@/components/ui/site-link';
import { fillText } from '@/engine/islands/fill-text';
import { withBasePath } from '@/content/model/base-path';
import { mediaFile } from '@/content/model/pictures';
import { elementsIn, textOf } from '@/content/model/reading/name-headings';
import { content } from '@/content/model/loaded';

type WithNode<Tag extends keyof React.JSX.IntrinsicElements> = ComponentProps<Tag> & {
  node?: Element;
};

/** Markdown elements that the site renders in its own way; `prose.css` styles the others. */
const components: Partial<Components> = {
  a: Anchor,
  code: Code,
  img: InlineImage,
  input: Checkbox,
  p: Paragraph,
  table: Table,
  ul: Unordered,
  td: ({ node, children }: WithNode<'td'>) => <td className={alignmentOf(node)}>{children}</td>,
  th: ({ node, children }: WithNode<'th'>) => (
    <th scope="col" className={alignmentOf(node)}>
      {children}
    </th>
  ),
};

/** How a column is aligned: `---:` and `:---:`. HTML has no attribute for it any more. */
const alignments: Record<string, string> = { right: 'text-end', center: 'text-center' };
const alignmentOf = (cell: Element | undefined) => alignments[String(cell?.properties.align)];

export function MarkdownText({ tree }: { tree: Text['tree'] }) {
  return (
    <div className="prose max-w-156">
      {toJsxRuntime(tree, {
        Fragment,
        jsx,
        jsxs,
        components,
        passNode: true,
        // The security policy forbids style attributes.
        tableCellAlignToStyle: false,
      })}
    </div>
  );
}

/** A list, which in the style of a checklist has no marks. */
function Unordered({ node, ...rest }: WithNode<'ul'>) {
  void node;
  return rest.className === undefined ? <ul {...rest} /> : <List {...rest} />;
}

function Anchor({ node, href = '', ...rest }: WithNode<'a'>) {
  void node;
  return (
    <SiteLink href={href} translate={href.startsWith('mailto:') ? 'no' : undefined} {...rest} />
  );
}

/** Code, which must not be translated. */
function Code({ node, ...rest }: WithNode<'code'>) {
  void node;
  return <code translate="no" {...rest} />;
}

/**
 * The checkbox of a checklist, which readers can tick on paper; one that is ticked in the article
 * has a label.
 */
function Checkbox({ checked }: ComponentProps<'input'>) {
  if (!checked) return <Square aria-hidden />;
  return <SquareCheck role="img" aria-label={content.markdown.ticked} />;
}

/** An id for what belongs to a picture: the one from `readText`, or its position in the text. */
const pictureId = (node: Element | undefined) =>
  String(node?.properties.id ?? `Picture-${node?.position?.start.offset ?? 0}`);

/** An image within a line; an owner's picture is shown in several widths. */
function InlineImage({ node, src, alt = '', ...rest }: WithNode<'img'>) {
  // Markdown has only texts as sources.
  const path = typeof src === 'string' ? src : '';
  const file = mediaFile(path);
  if (file !== undefined)
    return <Picture id={pictureId(node)} image={{ file, alt }} place="text" />;
  // oxlint-disable-next-line nextjs/no-img-element -- an SVG of known size, not resized
  return <img src={withBasePath(path)} alt={alt} {...rest} />;
}

/** The widths of pictures side by side: two in a row, and three of more on a wide screen. */
const OF_TWO = '(min-width: 42.4rem) 19rem, calc(47.8vw - 1.25rem)';
const OF_MORE = `(min-width: 48rem) 12.33rem, ${OF_TWO}`;

const isImage = (node: ElementContent): node is Element =>
  node.type === 'element' && node.tagName === 'img';
const isSpace = (node: ElementContent) =>
  node.type === 'text' ? !node.value.trim() : node.type === 'element' && node.tagName === 'br';

/** A paragraph, a figure if it contains only an image, or a gallery of several. */
function Paragraph({ node, children }: WithNode<'p'>) {
  const parts = node?.children.filter((part) => !isSpace(part)) ?? [];
  const images = parts.filter(isImage);
  const [only, ...others] = images;
  if (!only || images.length < parts.length) return <p>{children}</p>;
  if (others.length === 0) return <ImageFigure image={only} />;
  const isTwo = images.length === 2;
  return (
    <div className={clsx('grid grid-cols-2 items-start gap-4', !isTwo && 'md:grid-cols-3')}>
      {images.map((image, index) => (
        <ImageFigure key={index} image={image} sizes={isTwo ? OF_TWO : OF_MORE} />
      ))}
    </div>
  );
}

/** An image with its title as the caption. */
function ImageFigure({ image, sizes }: { image: Element; sizes?: string }) {
  const { src, alt, title, width, height } = image.properties;
  const caption = title ? String(title) : undefined;
  const file = mediaFile(String(src));
  if (file !== undefined) {
    return (
      <figure>
        <Picture
          id={pictureId(image)}
          image={{ file, alt: String(alt) }}
          place="text"
          sizes={sizes}
        />
        {caption && <figcaption>{caption}</figcaption>}
      </figure>
    );
  }
  return (
    <Figure
      src={String(src)}
      alt={String(alt)}
      width={Number(width)}
      height={Number(height)}
      caption={caption}
    />
  );
}

/** A table that scrolls, with the keyboard too, if it is wider than the text. */
function Table({ node, children }: WithNode<'table'>) {
  const columns = node ? elementsIn(node).filter(({ tagName }) => tagName === 'th') : [];
  const label = fillText(content.markdown.table, { columns: columns.map(textOf).join(', ') });
  return (
    // Not a `section`, which would need a heading.
    <div role="region" aria-label={label} tabIndex={0} className="wide-table">
      <table>{children}</table>
    </div>
  );
}
