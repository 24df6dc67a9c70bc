import type { OwnProps } from '@/components/sections/section-props';
import { ActionLink } from '@/components/ui/action-link';
import { Container } from '@/components/ui/container';
import { Day } from '@/components/ui/day';
import { List } from '@/components/ui/list';
import { SiteLink } from '@/components/ui/site-link';
import { articlePath } from '@/content/model/paths';
import { pathOf } from '@/content/model/routes';
import type { Article } from '@/content/model/schemas/article';

interface NewestArticlesProps extends OwnProps<'articles'> {
  /** The newest comes first, and is larger than the others. */
  articles: readonly Article[];
}

/** The newest article with its summary, and the titles and dates of earlier ones. */
export function NewestArticles({ id, section, articles }: NewestArticlesProps) {
  const [lead, ...others] = articles;
  if (!lead) return null;
  return (
    <section aria-labelledby={id} className="bg-surface-raised">
      <Container className="grid gap-x-6 gap-y-10 py-section lg:grid-cols-12">
        <div className="lg:col-span-8">
          <h2 id={id} className="text-subheading font-semibold">
            {section.heading}
          </h2>
          <h3 className="mt-5 text-display font-semibold tracking-tight">
            <Title {...lead} />
          </h3>
          <p className="mt-6 max-w-prose text-lead text-muted">{lead.summary}</p>
        </div>
        <div className="lg:col-span-4">
          {others.length > 0 && (
            <List className="ruled">
              {others.map((article) => (
                <li key={article.slug} className="py-3">
                  <h3 className="text-subheading font-semibold">
                    <Title {...article} />
                  </h3>
                  <Day date={article.date} className="text-muted" />
                </li>
              ))}
            </List>
          )}
          <ActionLink href={pathOf('blog')} className="mt-8 text-accent">
            {section.action}
          </ActionLink>
        </div>
      </Container>
    </section>
  );
}

function Title({ slug, title }: Article) {
  return (
    <SiteLink href={articlePath(slug)} className="hover:text-accent">
      {title}
    </SiteLink>
  );
}
