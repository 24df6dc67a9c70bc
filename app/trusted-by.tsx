import { Island } from '@/components/islands/island';
import { Container } from '@/components/ui/container';
import { EndMark } from '@/components/ui/end-mark';
import type { ClientLogo } from '@/content/schemas/collections';

interface TrustedByProps {
  heading: string;
  logos: readonly ClientLogo[];
}

/** The clients' logos in one row. */
export function TrustedBy({ heading, logos }: TrustedByProps) {
  return (
    <section aria-labelledby="clients" className="border-t border-line">
      <Container className="grid items-center gap-8 py-14 lg:grid-cols-12 arriving:invisible">
        <h2 id="clients" className="text-subheading font-semibold tracking-tight lg:col-span-4">
          {heading}
        </h2>
        <Island name="logo-strip" props={{ logos }} />
        <EndMark />
      </Container>
    </section>
  );
}
