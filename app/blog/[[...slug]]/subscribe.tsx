import { Container } from '@/components/ui/container';
import { SiteLink } from '@/components/ui/site-link';
import { feedPaths } from '@/components/journal/feed-paths';
import type { BlogPage } from '@/content/schemas/pages/blog';

const formats = ['atom', 'json'] as const;

/** Links to the feeds. */
export function Subscribe({ heading, text, ...labels }: BlogPage['subscribe']) {
  return (
    <section aria-labelledby="Subscribe" className="bg-surface-raised print:hidden">
      <Container className="grid gap-x-8 gap-y-4 py-12 lg:grid-cols-12">
        <h2 id="Subscribe" className="text-subheading font-semibold tracking-tight lg:col-span-4">
          {heading}
        </h2>
        <div className="lg:col-span-8">
          <p className="max-w-prose">{text}</p>
          <ul className="mt-3 flex flex-wrap gap-x-8">
            {formats.map((format) => (
              <li key={format}>
                <SiteLink
                  href={feedPaths[format]}
                  className="inline-block py-1.5 font-semibold text-accent underline underline-offset-4 hover:decoration-2"
                >
                  {labels[format]}
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </section>
  );
}
