import type { EthicsSection } from '@/content/schemas/pages/ethics-code';

interface EthicsContentsProps {
  heading: string;
  sections: readonly EthicsSection[];
}

/** The table of contents of the code. */
export function EthicsContents({ heading, sections }: EthicsContentsProps) {
  return (
    <nav aria-label={heading} className="mt-6 print:hidden">
      <ol>
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-9 items-center gap-4 font-medium underline decoration-line underline-offset-4 hover:text-accent"
            >
              <span className="text-accent tabular-nums">{index + 1}</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
