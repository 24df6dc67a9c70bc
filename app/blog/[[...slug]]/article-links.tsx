import { Container } from '@/components/ui/container';
import { LinkList } from '@/components/ui/link-list';
import { List } from '@/components/ui/list';
import { SiteLink } from '@/components/ui/site-link';
import { articlePath, servicePath } from '@/content/model/paths';
import type { Article } from '@/content/model/schemas/article';
import type { BlogPage } from '@/content/model/schemas/pages/blog';
import type { Service } from '@/content/model/schemas/service';

interface ArticleLinksProps {
  labels: BlogPage['article'];
  services: readonly Service[];
  further: readonly Article[];
}

/** Links from an article: the services it concerns, and other articles to read next. */
export function ArticleLinks({ labels, services, further }: ArticleLinksProps) {
  return (
    <div className="bg-surface-raised print:hidden">
      <Container className="grid gap-x-8 gap-y-12 py-section lg:grid-cols-12">
        <section aria-labelledby="Services" className="lg:col-span-4">
          <h2 id="Services" className="text-subheading font-semibold tracking-tight">
            {labels.services}
          </h2>
          <LinkList
            className="mt-4"
            links={services.map(({ id, title }) => ({ href: servicePath(id), title }))}
          />
        </section>
        {further.length > 0 && (
          <nav aria-labelledby="MoreArticles" className="lg:col-span-8">
            <h2 id="MoreArticles" className="text-subheading font-semibold tracking-tight">
              {labels.further}
            </h2>
            <List className="mt-4 border-t-2 border-ink ruled">
              {further.map(({ slug, title }) => (
                <li key={slug} className="py-5">
                  <SiteLink
                    href={articlePath(slug)}
                    className="text-subheading font-medium tracking-tight hover:text-accent"
                  >
                    {title}
                  </SiteLink>
                </li>
              ))}
            </List>
          </nav>
        )}
      </Container>
    </div>
  );
}
