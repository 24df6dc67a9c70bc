import clsx from 'clsx/lite';
import { useLocale } from 'next-intl';
import type { SectionProps } from '@/components/sections/section-props';
import { Container } from '@/components/ui/container';
import { Paragraph } from '@/components/ui/prose';
import { withBasePath } from '@/content/model/base-path';

/** Videos can be lazy like images, which React's types do not know yet. */
const LAZY = { loading: 'lazy' };
const film = 'col-start-1 row-start-1 aspect-video w-full rounded-control object-contain';

/**
 * A video of the company's own below its heading. Only its poster loads before it plays, and only
 * when near the screen.
 */
export function Video({ id, section }: SectionProps<'video'>) {
  const { heading, text, file, poster, captions } = section;
  return (
    <section aria-labelledby={id}>
      <Container className="py-section">
        <h2 id={id} className="max-w-3xl text-heading font-semibold tracking-tight">
          {heading}
        </h2>
        {text && <Paragraph className="mt-4 max-w-prose text-muted" text={text} />}
        <div className="mt-10 grid rounded-control bg-surface-raised">
          {/* Without scripts and on paper no lazy video's poster loads, but a lazy image does. */}
          {/* oxlint-disable-next-line nextjs/no-img-element -- loads as the poster does */}
          <img
            src={withBasePath(poster)}
            alt=""
            loading="lazy"
            className={clsx(film, 'hidden noscript:block print:block')}
          />
          <video
            aria-labelledby={id}
            src={withBasePath(file)}
            poster={withBasePath(poster)}
            controls
            playsInline
            preload="none"
            {...LAZY}
            className={clsx(film, 'print:hidden')}
          >
            {/* Not `default`, which would fetch the captions before the first paint. */}
            <track kind="captions" src={withBasePath(captions)} srcLang={useLocale()} />
          </video>
        </div>
      </Container>
    </section>
  );
}
