import { Container } from '@/components/ui/container';
import { List } from '@/components/ui/list';
import { SiteLink } from '@/components/ui/site-link';
import { siteSections } from '@/content/model/routes';

/** The pages of the site by section; the heading of a section links to its parent page. */
export function PageList({ mainHeading }: { mainHeading: string }) {
  return (
    <Container className="pb-section">
      {siteSections().map(({ key, parent, pages }) => (
        <section
          key={key}
          aria-labelledby={`Section-${key}`}
          className="grid gap-x-8 gap-y-6 border-t-2 border-ink py-10 lg:grid-cols-12 print:last:pb-0"
        >
          <div className="with-next lg:col-span-4">
            <h2 id={`Section-${key}`} className="text-subheading font-semibold tracking-tight">
              {parent ? (
                <SiteLink
                  href={parent.path}
                  className="underline decoration-line underline-offset-4 hover:text-accent"
                >
                  {parent.label}
                </SiteLink>
              ) : (
                mainHeading
              )}
            </h2>
            {parent && <p className="mt-2 max-w-prose text-muted">{parent.description}</p>}
          </div>
          <List className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:col-span-8">
            {pages.map((route) => (
              <li key={route.key}>
                <SiteLink
                  href={route.path}
                  className="font-medium underline decoration-line underline-offset-4 hover:text-accent"
                >
                  {route.label}
                </SiteLink>
                <p className="mt-1 text-muted">{route.description}</p>
              </li>
            ))}
          </List>
        </section>
      ))}
    </Container>
  );
}
