import clsx from 'clsx/lite';
import type { ReactNode } from 'react';
import { Picture } from '@/components/pictures/picture';
import { Breadcrumbs } from '@/components/sections/breadcrumbs';
import { Container } from '@/components/ui/container';
import { EndMark } from '@/components/ui/end-mark';
import { Eyebrow } from '@/components/ui/eyebrow';
import type { Image } from '@/content/model/schemas/image';
import type { Intro } from '@/content/model/schemas/primitives';
import type { Route } from '@/content/model/schemas/route';
import { Paragraph } from '@/components/ui/prose';

interface PageIntroProps {
  /** With a picture of the owner's, the intro is stacked and has no drawing. */
  intro: Intro & { image?: Image | undefined };
  /** The page's route, for the breadcrumbs; omitted on pages without, such as a redirect. */
  route?: Route;
  /** Drawing beside the text on wide screens. */
  art?: ReactNode;
  /** A picture drawn by the caller, in place of `intro.image` and `art`; below a split text. */
  picture?: ReactNode;
  /** Position of the lead: below the heading, or level with its last line on the other side. */
  layout?: 'stacked' | 'split';
  /** Anything else in the intro, such as a button. */
  children?: ReactNode;
}

/** The intro of an inner page: its only `h1` and a sentence that says what the client gets. */
export function PageIntro(props: PageIntroProps) {
  const { intro, route, layout = 'stacked', children } = props;
  const own = !props.picture && intro.image && (
    <Picture id="Intro" image={intro.image} place="intro" first="everywhere" />
  );
  const picture = props.picture ?? own;
  const art = picture || props.art;
  const split = layout === 'split' && !own;
  return (
    // Web clippers drop what stands with a heading such as “Social Media”, unless all around it says
    // that it is content.
    <Container className="content @container pt-6 pb-section">
      {route && <Breadcrumbs route={route} />}
      <div
        className={clsx(
          'content pt-intro',
          (art || split) && 'grid gap-x-8 gap-y-6 @4xl:grid-cols-12 shown-whole',
          split ? 'items-end' : 'items-center',
        )}
      >
        <div
          className={clsx(
            'content',
            split ? '@4xl:col-span-7' : art ? '@4xl:col-span-8 @4xl:pe-12' : 'max-w-4xl',
          )}
        >
          <Eyebrow>{intro.eyebrow}</Eyebrow>
          <h1 className="mt-5 text-display font-semibold tracking-tight">{intro.heading}</h1>
          {!split && <Rest lead={intro.lead}>{children}</Rest>}
        </div>
        {split && (
          <div className="@4xl:col-span-5 @4xl:border-s-4 @4xl:border-accent @4xl:ps-8">
            <Rest lead={intro.lead}>{children}</Rest>
          </div>
        )}
        {art && (
          <div
            className={clsx(
              !picture && 'weave-draws',
              // There is no room beside two columns of text.
              picture && split ? 'pt-4 @4xl:col-span-12' : '@4xl:col-span-4',
            )}
          >
            {art}
          </div>
        )}
        {(art || split) && <EndMark />}
      </div>
    </Container>
  );
}

function Rest({ lead, children }: { lead: string; children: ReactNode }) {
  return (
    <>
      <Paragraph className="max-w-prose text-lead text-muted not-first:mt-6" text={lead} />
      {children}
    </>
  );
}
