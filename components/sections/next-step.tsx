import { ArrowRight } from 'lucide-react';
import { Container } from '@/components/ui/container';
import { SiteLink } from '@/components/ui/site-link';
import { WeaveBand } from '@/components/art/weave-band';
import type { NextStep as NextStepContent } from '@/content/schemas/pages';

/** The foot of a page: one sentence on where to go from here, and the way. */
export function NextStep({ heading, text, action, link }: NextStepContent) {
  return (
    <section aria-labelledby="next-step" className="print:hidden">
      <WeaveBand seed={link} className="aspect-25/1 min-h-12 w-full" />
      <Container className="grid gap-6 py-section lg:grid-cols-12">
        <h2 id="next-step" className="text-heading font-semibold tracking-tight lg:col-span-5">
          {heading}
        </h2>
        <div className="lg:col-span-6 lg:col-start-7">
          <p className="max-w-prose text-lead text-muted">{text}</p>
          <SiteLink
            href={link}
            className="group mt-6 inline-flex min-h-12 items-center gap-3 font-semibold text-accent underline decoration-1 underline-offset-8 hover:decoration-2"
          >
            {action}
            <ArrowRight aria-hidden className="transition-transform group-hover:translate-x-1" />
          </SiteLink>
        </div>
      </Container>
    </section>
  );
}
