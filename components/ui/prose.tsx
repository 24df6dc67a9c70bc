import { Fragment } from 'react';
import { LinkedText } from '@/components/ui/linked-text';
import { SiteLink } from '@/components/ui/site-link';
import { fileNote } from '@/content/model/file-note';
import { parseInline, type InlineTree } from '@/content/model/reading/inline-markdown';
import { textOf } from '@/content/model/reading/markdown-text';

type Nodes = Extract<InlineTree['children'][number], { type: 'paragraph' }>['children'];

/** A line of copy with its links and emphasis; e-mail addresses are links, too. */
export function Prose({ text }: { text: string }) {
  const [paragraph] = parseInline(text)?.children ?? [];
  if (paragraph?.type !== 'paragraph') return <LinkedText text={text} />;
  return <Inline nodes={paragraph.children} />;
}

interface ParagraphProps {
  text: string;
  className?: string | undefined;
}

/** A paragraph that is a line of copy. */
export function Paragraph({ text, className }: ParagraphProps) {
  return (
    <p className={className}>
      <Prose text={text} />
    </p>
  );
}

function Inline({ nodes }: { nodes: Nodes }) {
  return nodes.map((node, index) => <Fragment key={index}>{drawn(node)}</Fragment>);
}

function drawn(node: Nodes[number]) {
  switch (node.type) {
    case 'text':
      return <LinkedText text={node.value} />;
    case 'strong':
      return (
        <strong>
          <Inline nodes={node.children} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <Inline nodes={node.children} />
        </em>
      );
    case 'inlineCode':
      return <code translate="no">{node.value}</code>;
    case 'link':
      return (
        <SiteLink href={node.url} className="underline underline-offset-4 hover:text-accent">
          <Inline nodes={node.children} />
          {fileNote(node.url, textOf(node))}
        </SiteLink>
      );
    default:
      // The check of content refuses everything else.
      return null;
  }
}
