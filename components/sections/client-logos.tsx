import { Island } from '@/components/islands/island';
import { Container } from '@/components/ui/container';
import { EndMark } from '@/components/ui/end-mark';
import type { ClientLogo } from '@/content/schemas/collections';

interface ClientLogosProps {
  /** Id of the heading. */
  id: string;
  heading: string;
  logos: readonly ClientLogo[];
}

/** The clients' logos in one row. */
export function ClientLogos({ id, heading, logos }: ClientLogosProps) {
  return (
    <section aria-labelledby={id} className="border-t border-line">
      <Container className="grid items-center gap-8 py-14 lg:grid-cols-12 arriving:invisible">
        <h2 id={id} className="text-subheading font-semibold tracking-tight lg:col-span-4">
          {heading}
        </h2>
        <Island name="logo-strip" props={{ logos }} />
        <EndMark />
      </Container>
    </section>
  );
}
