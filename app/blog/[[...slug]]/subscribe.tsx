import { Container } from '@/components/ui/container';
import { List } from '@/components/ui/list';
import { Paragraph } from '@/components/ui/prose';
import { SiteLink } from '@/components/ui/site-link';

interface SubscribeProps {
  heading: string;
  text: string;
  feeds: readonly { href: string; label: string }[];
}

/** Links to the feeds. */
export function Subscribe({ heading, text, feeds }: SubscribeProps) {
  return (
    <section aria-labelledby="Subscribe" className="screen-only bg-surface-raised">
      <Container className="grid gap-x-8 gap-y-4 py-12 lg:grid-cols-12">
        <h2 id="Subscribe" className="text-subheading font-semibold tracking-tight lg:col-span-4">
          {heading}
        </h2>
        <div className="lg:col-span-8">
          <Paragraph className="max-w-prose" text={text} />
          <List className="mt-3 flex flex-wrap gap-x-8">
            {feeds.map(({ href, label }) => (
              <li key={href}>
                <SiteLink
                  href={href}
                  className="inline-block py-1.5 font-semibold text-accent underline underline-offset-4 hover:decoration-2"
                >
                  {label}
                </SiteLink>
              </li>
            ))}
          </List>
        </div>
      </Container>
    </section>
  );
}
