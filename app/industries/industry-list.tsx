import { WeaveMark } from '@/components/art/weave-mark';
import { Container } from '@/components/ui/container';
import type { Industry } from '@/content/schemas/collections';

interface IndustryListProps {
  industries: readonly Industry[];
  workLabel: string;
}

/** Nine cards on one cloth: hairlines between them, a mark of its own on each. */
export function IndustryList({ industries, workLabel }: IndustryListProps) {
  return (
    <Container className="pb-section">
      <ul className="grid border-t border-l border-line sm:grid-cols-2 lg:grid-cols-3">
        {industries.map(({ id, title, description, work }) => (
          <li key={id} id={id} className="border-r border-b border-line p-6 md:p-8">
            <WeaveMark seed={id} className="size-16" />
            <h2 className="mt-6 text-subheading font-semibold tracking-tight">{title}</h2>
            <p className="mt-2 text-muted">{description}</p>
            <h3 className="mt-5 text-small font-semibold">{workLabel}</h3>
            <ul className="mt-1 divide-y divide-line text-small">
              {work.map((item) => (
                <li key={item} className="py-2">
                  {item}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Container>
  );
}
