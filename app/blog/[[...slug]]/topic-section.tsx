import { Paragraph } from '@/components/ui/prose';
import { ArticleEntries } from './article-entries';
import type { MetaLabels } from '@/components/sections/article-meta';
import { Damask } from '@/components/art/damask';
import { Container } from '@/components/ui/container';
import { SiteLink } from '@/components/ui/site-link';
import { topicPath } from '@/content/model/paths';
import type { Article } from '@/content/model/schemas/article';
import type { Topic } from '@/content/model/schemas/pages/blog';

interface TopicSectionProps {
  topic: Topic;
  articles: readonly Article[];
  labels: MetaLabels;
}

/** A topic, which stays visible beside its articles; a topic without articles is left out. */
export function TopicSection({ topic: { id, icon, title, text }, ...rest }: TopicSectionProps) {
  if (rest.articles.length === 0) return null;
  return (
    <section id={id} aria-labelledby={`Heading-${id}`}>
      <Container className="pb-section">
        <div className="grid gap-x-8 gap-y-8 border-t-2 border-ink pt-8 lg:grid-cols-12">
          <div className="with-next lg:sticky lg:top-28 lg:col-span-4 lg:self-start">
            <Damask icon={icon} size="mark" className="mb-5 size-16" />
            <h2 id={`Heading-${id}`} className="text-heading font-semibold tracking-tight">
              <SiteLink
                href={topicPath(id)}
                className="underline decoration-line underline-offset-4 hover:text-accent"
              >
                {title}
              </SiteLink>
            </h2>
            <Paragraph className="mt-3 max-w-prose text-muted" text={text} />
          </div>
          <ArticleEntries {...rest} level="h3" className="lg:col-span-8" />
        </div>
      </Container>
    </section>
  );
}
