import { Island } from '@/components/islands/island';
import { logoFileOf } from '@/components/pictures/site-pictures';
import type { OwnProps } from '@/components/sections/section-props';
import { Container } from '@/components/ui/container';
import { EndMark } from '@/components/ui/end-mark';
import type { ClientLogo } from '@/content/model/schemas/logos';

interface ClientLogosProps extends OwnProps<'logos'> {
  logos: readonly ClientLogo[];
}

/** A logo's file and size; the schema requires a picture, or a file with its size. */
async function shownLogo({ name, image, src = '', width = 0, height = 0 }: ClientLogo) {
  return { name, ...(image ? await logoFileOf(image) : { src, width, height }) };
}

/** The clients' logos in one row. */
export async function ClientLogos({ id, section, logos }: ClientLogosProps) {
  const shown = await Promise.all(logos.map(shownLogo));
  return (
    <section aria-labelledby={id} className="border-t border-line">
      <Container className="shown-whole grid items-center gap-8 py-14 lg:grid-cols-12">
        <h2 id={id} className="text-subheading font-semibold tracking-tight lg:col-span-4">
          {section.heading}
        </h2>{' '}
        <Island name="logo-strip" props={{ logos: shown }} />
        <EndMark />
      </Container>
    </section>
  );
}
