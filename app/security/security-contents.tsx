import { ArrowDown } from 'lucide-react';
import { Container } from '@/components/ui/container';
import { EndMark } from '@/components/ui/end-mark';
import type { SecurityPage } from '@/content/model/schemas/pages/security';

interface SecurityContentsProps {
  label: string;
  areas: SecurityPage['areas'];
}

/** Links to the areas along the lower edge of the intro. */
export function SecurityContents({ label, areas }: SecurityContentsProps) {
  return (
    <Container className="shown-whole pb-10 print:hidden">
      <nav aria-label={label}>
        <ol className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-x-8 border-t border-line">
          {areas.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="group flex min-h-14 items-center justify-between gap-4 py-3 font-medium hover:text-accent"
              >
                {title}
                <ArrowDown
                  aria-hidden
                  className="size-5 shrink-0 text-accent transition-transform group-hover:translate-y-1"
                />
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <EndMark />
    </Container>
  );
}
