import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/container';
import { pathOf } from '@/content/routes';
import type { HomePage } from '@/content/schemas/pages/home';

/** The end of the home page: one way to write, and when it is read. On paper there is no button. */
export function WriteToUs({ heading, text, action }: HomePage['writing']) {
  return (
    <section aria-labelledby="Write" className="bg-accent text-on-accent print:hidden">
      <Container className="grid items-end gap-6 py-section lg:grid-cols-12">
        <h2 id="Write" className="text-display font-semibold tracking-tight lg:col-span-8">
          {heading}
        </h2>
        <div className="lg:col-span-4">
          <p className="text-lead">{text}</p>
          <ButtonLink href={pathOf('contact')} variant="inverted" className="mt-8">
            {action}
          </ButtonLink>
        </div>
      </Container>
    </section>
  );
}
