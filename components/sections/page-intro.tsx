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
  /** Anything that belongs to the opening, such as a button. */
  children?: ReactNode;
}

/** The opening of an inner page: its one `h1` and the sentence that says what the client gets. */
export function PageIntro({ intro, route, art, children }: PageIntroProps) {
  const { eyebrow, heading, lead } = intro;
  return (
    <Container className="pt-6 pb-section">
      {route && <Breadcrumbs route={route} />}
      <div
        className={clsx('pt-intro', art && 'grid items-center gap-x-8 gap-y-10 lg:grid-cols-12')}
      >
        <div className={clsx(art ? 'lg:col-span-8' : 'max-w-4xl')}>
          <Eyebrow>{eyebrow}</Eyebrow>
          <h1 className="mt-5 text-display font-semibold tracking-tight">{heading}</h1>
          <p className="mt-6 max-w-prose text-lead text-muted">{lead}</p>
          {children}
        </div>
        {art && <div className="lg:col-span-4">{art}</div>}
      </div>
    </Container>
  );
}
