import { LogoList } from '@/components/islands/logo-strip/logo-list';
import { Container } from '@/components/ui/container';
import type { ClientLogo } from '@/content/schemas/collections';

interface LogoStripProps {
  heading: string;
  logos: readonly ClientLogo[];
}

/** The clients' wordmarks in one row. */
export function LogoStrip({ heading, logos }: LogoStripProps) {
  return (
    <section aria-labelledby="clients" className="border-t border-line">
      <Container className="grid items-center gap-8 py-14 lg:grid-cols-12">
        <h2 id="clients" className="text-subheading font-semibold tracking-tight lg:col-span-4">
          {heading}
        </h2>
        <LogoList logos={logos} />
      </Container>
    </section>
  );
}
