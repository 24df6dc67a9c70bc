import clsx from 'clsx/lite';
import { useTranslations } from 'next-intl';
import { Damask } from '@/components/art/damask';
import { Picture } from '@/components/pictures/picture';
import type { OwnProps } from '@/components/sections/section-props';
import { groundFrame } from '@/components/sections/embed/ground-frame';
import { Frame } from '@/components/ui/frame';
import { buttonStyle } from '@/components/ui/button-link';
import { Container } from '@/components/ui/container';
import { ExternalLink } from '@/components/ui/external-link';
import { Paragraph } from '@/components/ui/prose';
import { EarlyScript } from '@/engine/islands/early-script';
import { fillText } from '@/engine/islands/fill-text';
import { SaidAfter } from '@/components/ui/said-after';

interface EmbedProps extends OwnProps<'embed'> {
  /** What the other site is called. */
  name: string;
}

const shapes = {
  wide: { icon: 'map', size: 'aspect-4/3 sm:aspect-video' },
  tall: { icon: 'calendar', size: 'h-180' },
} as const;

/**
 * A page of another site in a frame, which is empty until a visitor presses the link that loads it:
 * a link whose target is the frame, so that it needs no script, and nothing is fetched before.
 */
export function Embed({ id, section, name }: EmbedProps) {
  const { heading, text, url, action, variant, image } = section;
  const t = useTranslations('shell');
  const frame = `${id}-frame`;
  const { icon, size } = shapes[variant];
  return (
    <section aria-labelledby={id}>
      <Container className="py-section">
        <h2 id={id} className="max-w-3xl text-heading font-semibold tracking-tight">
          {heading}
        </h2>
        {text && <Paragraph className="mt-4 max-w-prose text-muted" text={text} />}
        <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          <a href={url} target={frame} className={buttonStyle('primary')}>
            {fillText(action, { name })}
          </a>{' '}
          <ExternalLink
            href={section.linkUrl ?? url}
            className="inline-flex min-h-12 items-center underline underline-offset-4 hover:text-accent"
          >
            {section.link}
            <SaidAfter>{`(${t('externalHint')})`}</SaidAfter>
          </ExternalLink>
        </p>
        <div
          className={clsx(
            'relative mt-6 grid place-items-center overflow-hidden rounded-control bg-surface-raised print:hidden',
            size,
          )}
        >
          {image ? (
            <Picture id={id} image={image} place="wide" fills />
          ) : (
            <Damask icon={icon} size="card" className="h-auto w-48" />
          )}
          <Frame name={frame} title={heading} />
          <EarlyScript run={groundFrame} data={{}} />
        </div>
      </Container>
    </section>
  );
}
