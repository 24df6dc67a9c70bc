import { Container } from '@/components/ui/container';
import { LinkedText } from '@/components/ui/linked-text';
import type { EthicsSection } from '@/content/schemas/pages/ethics-code';
import type { Value } from '@/content/schemas/pages/purpose';

interface EthicsDocumentProps {
  contentsHeading: string;
  sections: readonly EthicsSection[];
  /** The company's values; those `inCode` are rules of the sections that have `values`. */
  rulesFromValues: readonly Value[];
}

/** The code as a numbered document, with its table of contents beside it. */
export function EthicsDocument({
  contentsHeading,
  sections,
  rulesFromValues,
}: EthicsDocumentProps) {
  const rulesOf = ({ values, items }: EthicsSection) => [
    ...(values ? rulesFromValues.filter(({ inCode }) => inCode) : []),
    ...items,
  ];
  return (
    <Container className="grid gap-x-8 gap-y-12 pb-section lg:grid-cols-12">
      <nav
        aria-labelledby="contents"
        className="lg:sticky lg:top-28 lg:col-span-4 lg:self-start print:hidden"
      >
        <h2 id="contents" className="font-semibold">
          {contentsHeading}
        </h2>
        <ol className="mt-3 border-s-2 border-line ps-4">
          {sections.map(({ id, title }, index) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-flex min-h-9 items-center gap-3 underline-offset-4 hover:text-accent hover:underline"
              >
                <span className="text-muted tabular-nums">{index + 1}</span>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="grid max-w-prose gap-16 lg:col-span-8">
        {sections.map((section, index) => (
          <section key={section.id} id={section.id} aria-labelledby={`${section.id}-heading`}>
            <h2 id={`${section.id}-heading`} className="text-heading font-semibold tracking-tight">
              <span className="text-accent tabular-nums">{index + 1}</span> {section.title}
            </h2>
            <p className="mt-4 text-lead text-muted">{section.summary}</p>
            <ol className="mt-6">
              {rulesOf(section).map((item, itemIndex) => (
                <li key={item.title} className="border-t border-line py-5">
                  <h3 className="flex gap-4 font-semibold">
                    <span className="w-8 text-muted tabular-nums">
                      {index + 1}.{itemIndex + 1}
                    </span>
                    {item.title}
                  </h3>
                  <p className="mt-1 ps-12">
                    <LinkedText text={item.text} />
                  </p>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </Container>
  );
}
