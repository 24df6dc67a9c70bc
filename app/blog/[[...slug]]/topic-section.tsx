import { ArticleEntry } from './article-entry';
import type { MetaLabels } from '@/components/sections/article-meta';
import { Damask } from '@/components/art/damask';
import { Container } from '@/components/ui/container';
import type { Article } from '@/content/schemas/article';
import type { Topic } from '@/content/schemas/pages/blog';

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
          <div className="lg:sticky lg:top-28 lg:col-span-4 lg:self-start">
            <Damask icon={icon} size="mark" className="mb-5 size-16" />
            <h2 id={`Heading-${id}`} className="text-heading font-semibold tracking-tight">
              {title}
            </h2>
            <p className="mt-3 max-w-prose text-muted">{text}</p>
          </div>
          <ul className="divide-y divide-line lg:col-span-8">
            {rest.articles.map((article, index) => (
              <li key={article.slug} className="py-10 first:pt-0 last:pb-0">
                <ArticleEntry article={article} labels={rest.labels} isLead={index === 0} />
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </section>
  );
}
