import clsx from 'clsx/lite';
import { Picture } from '@/components/pictures/picture';
import type { SectionProps } from '@/components/sections/section-props';
import { Container } from '@/components/ui/container';
import { EndMark } from '@/components/ui/end-mark';
import { Prose } from '@/components/ui/prose';

/** A quotation in large type, and who said it. */
export function Quotation({ id, section }: SectionProps<'quote'>) {
  const { text, name, role, company, image } = section;
  const details = [role, company].filter(Boolean).join(', ');
  const person = (
    <>
      <span className="font-semibold">{name}</span>{' '}
      {details && <span className="block text-muted">{details}</span>}
    </>
  );
  return (
    <div className="bg-surface-raised">
      <Container className="py-section">
        <figure className="border-s-4 border-accent-2 ps-6 lg:ps-12">
          <blockquote className="text-heading font-medium tracking-tight text-balance">
            {/* CSS takes the quotation marks of the page's language. */}
            <p className="before:content-[open-quote] after:content-[close-quote]">
              <Prose text={text} />
            </p>
          </blockquote>
          <figcaption
            className={clsx('mt-6', image && 'shown-whole flex flex-wrap items-center gap-6')}
          >
            {image && <Picture id={id} image={image} place="portrait" className="w-24 flex-none" />}
            {image ? <span className="min-w-min grow basis-32">{person}</span> : person}
            {image && <EndMark />}
          </figcaption>
        </figure>
      </Container>
    </div>
  );
}
