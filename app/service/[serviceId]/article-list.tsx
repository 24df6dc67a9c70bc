import { Container } from '@/components/ui/container';
import { SiteLink } from '@/components/ui/site-link';
import { articles } from '@/content/journal';
import { articlePath } from '@/content/routes';

/** More would push the other services out of sight; the journal has them all. */
const MAX_ARTICLES = 4;

interface ArticleListProps {
  heading: string;
  serviceId: string;
}

/** What the journal says that concerns the service; nothing when it says nothing. */
export function ArticleList({ heading, serviceId }: ArticleListProps) {
  const found = articles.filter(({ services }) => services.includes(serviceId));
  if (found.length === 0) return null;
  return (
    <section aria-labelledby="articles" className="print:hidden">
      <Container className="grid gap-x-8 gap-y-4 pt-section lg:grid-cols-12">
        <h2 id="articles" className="text-subheading font-semibold tracking-tight lg:col-span-4">
          {heading}
        </h2>
        <ul className="lg:col-span-8">
          {found.slice(0, MAX_ARTICLES).map(({ slug, title }) => (
            <li key={slug}>
              <SiteLink
                href={articlePath(slug)}
                className="inline-block py-1.5 underline decoration-line underline-offset-4 hover:text-accent"
              >
                {title}
              </SiteLink>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
