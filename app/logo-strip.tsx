import { withBasePath } from '@/components/lib/paths';
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
        <ul className="grid grid-cols-1 items-center gap-8 sm:grid-cols-3 lg:col-span-8">
          {logos.map(({ name, src, width, height }) => (
            <li key={name}>
              {/* eslint-disable-next-line @next/next/no-img-element -- a small SVG needs no optimiser */}
              <img
                src={withBasePath(src)}
                alt={name}
                width={width}
                height={height}
                className="h-10 w-auto"
              />
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
