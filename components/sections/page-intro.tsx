import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/sections/breadcrumbs';
import { Container } from '@/components/ui/container';
import { Eyebrow } from '@/components/ui/eyebrow';
import type { Intro } from '@/content/schemas/primitives';
import type { Route } from '@/content/schemas/route';

interface PageIntroProps {
  intro: Intro;
  /** The page's place in the site, for the breadcrumbs; a page that only leads on has none. */
  route?: Route;
  /** Drawing beside the words on wide screens, above the fold. */
  art?: ReactNode;
  /** Where the lead stands: under the heading, or on its last line at the other side of the page. */
  layout?: 'stacked' | 'split';
  /** Anything that belongs to the opening, such as a button. */
  children?: ReactNode;
}

/** The opening of an inner page: its one `h1` and the sentence that says what the client gets. */
export function PageIntro(props: PageIntroProps) {
  const { intro, route, art, layout = 'stacked', children } = props;
  const split = layout === 'split';
  return (
    <Container className="pt-6 pb-section">
      {route && <Breadcrumbs route={route} />}
      <div
        className={clsx(
          'pt-intro',
          (art || split) && 'grid gap-x-8 gap-y-6 lg:grid-cols-12',
          split ? 'items-end' : 'items-center',
        )}
      >
        <div
          className={clsx(split ? 'lg:col-span-7' : art ? 'lg:col-span-8 lg:pr-12' : 'max-w-4xl')}
        >
          <Eyebrow>{intro.eyebrow}</Eyebrow>
          <h1 className="mt-5 text-display font-semibold tracking-tight">{intro.heading}</h1>
          {!split && <Rest lead={intro.lead}>{children}</Rest>}
        </div>
        {split && (
          <div className="lg:col-span-5 lg:border-l-4 lg:border-accent lg:pl-8">
            <Rest lead={intro.lead}>{children}</Rest>
          </div>
        )}
        {art && <div className="weave-draws lg:col-span-4">{art}</div>}
      </div>
    </Container>
  );
}

function Rest({ lead, children }: { lead: string; children: ReactNode }) {
  return (
    <>
      <p className="max-w-prose text-lead text-muted not-first:mt-6">{lead}</p>
      {children}
    </>
  );
}
