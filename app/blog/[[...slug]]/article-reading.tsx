import { MarkdownText } from '@/components/pages/markdown-text';
import { TableOfContents } from './table-of-contents';
import { readText } from '@/components/journal/markdown';
import { Container } from '@/components/ui/container';
import type { Article } from '@/content/model/schemas/article';
import type { BlogPage } from '@/content/model/schemas/pages/blog';

interface ArticleReadingProps {
  article: Article;
  labels: BlogPage['article'];
}

/** The text, with its table of contents beside it on wide screens. */
export function ArticleReading({ article, labels }: ArticleReadingProps) {
  const { tree, sections } = readText(article);
  return (
    <Container className="grid gap-x-8 gap-y-12 pb-section lg:grid-cols-12">
      {/* Reader views leave a sidebar out, and then take intro and text for one. */}
      <div className="sidebar lg:col-span-4">
        <TableOfContents heading={labels.contents} sections={sections} />
      </div>
      <div className="min-w-0 lg:col-span-8">
        <MarkdownText tree={tree} />
      </div>
    </Container>
  );
}
