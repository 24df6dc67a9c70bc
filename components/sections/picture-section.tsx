import { Picture } from '@/components/pictures/picture';
import type { SectionProps } from '@/components/sections/section-props';
import { Container } from '@/components/ui/container';

/** A picture with its caption: as wide as a text, as the page, or from edge to edge. */
export function PictureSection({ id, section, isFirst }: SectionProps<'picture'>) {
  const { image, caption, variant } = section;
  const picture = (
    <Picture id={id} image={image} place={variant} first={isFirst ? 'wide' : undefined} />
  );
  return (
    <figure className="pb-section">
      {variant === 'full' ? (
        picture
      ) : (
        <Container>
          {variant === 'text' ? <div className="max-w-156">{picture}</div> : picture}
        </Container>
      )}
      {caption && (
        <figcaption className="mt-3 text-small text-muted">
          <Container>{caption}</Container>
        </figcaption>
      )}
    </figure>
  );
}
