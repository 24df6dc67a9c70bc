import { useLocale } from 'next-intl';
import { Container } from '@/components/ui/container';
import { withBasePath } from '@/content/base-path';
import type { SectionOf } from '@/content/schemas/sections';

type VideoProps = Omit<SectionOf<'video'>, 'kind'> & {
  /** Id of the heading. */
  id: string;
};

/** A video of the company's own below its heading. Nothing of it but the poster loads before it plays. */
export function Video({ id, heading, text, file, poster, captions }: VideoProps) {
  return (
    <section aria-labelledby={id}>
      <Container className="py-section">
        <h2 id={id} className="max-w-3xl text-heading font-semibold tracking-tight">
          {heading}
        </h2>
        {text && <p className="mt-4 max-w-prose text-muted">{text}</p>}
        <video
          aria-labelledby={id}
          src={withBasePath(file)}
          poster={withBasePath(poster)}
          controls
          playsInline
          preload="none"
          className="mt-10 aspect-video w-full rounded-control bg-surface-raised object-contain"
        >
          {/* Not by default: then it would be fetched before the first paint. */}
          <track kind="captions" src={withBasePath(captions)} srcLang={useLocale()} />
        </video>
      </Container>
    </section>
  );
}
