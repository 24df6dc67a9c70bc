import { Container } from '@/components/ui/container';
import { LinkList } from '@/components/ui/link-list';
import { articles } from '@/content/journal';
import { articlePath } from '@/content/routes';

/** More would push the other services too far down; the journal lists them all. */
const MAX_ARTICLES = 4;

interface ArticleListProps {
  heading: string;
  serviceId: string;
}

/** Journal articles about the service; nothing if there are none. */
export function ArticleList({ heading, serviceId }: ArticleListProps) {
  const found = articles.filter(({ services }) => services.includes(serviceId));
  if (found.length === 0) return null;
  return (
    <section aria-labelledby="articles" className="print:hidden">
      <Container className="grid gap-x-8 gap-y-4 pt-section lg:grid-cols-12">
        <h2 id="articles" className="text-subheading font-semibold tracking-tight lg:col-span-4">
          {heading}
        </h2>
        <LinkList
          className="lg:col-span-8"
          links={found
            .slice(0, MAX_ARTICLES)
            .map(({ slug, title }) => ({ href: articlePath(slug), title }))}
        />
      </Container>
    </section>
  );
}
