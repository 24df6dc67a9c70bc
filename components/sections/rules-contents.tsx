import type { SectionOf } from '@/content/model/schemas/sections';

interface RulesContentsProps {
  heading: string;
  sections: readonly SectionOf<'rules'>[];
}

/** A table of contents of the rules on a page. */
export function RulesContents({ heading, sections }: RulesContentsProps) {
  return (
    <nav aria-label={heading} className="mt-6 print:hidden">
      <ol>
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-9 items-center gap-3 font-medium underline decoration-line underline-offset-4 hover:text-accent"
            >
              {/* The space is no-break as in `rules.tsx`. */}
              <span className="text-accent tabular-nums">{`${index + 1}\u00a0`}</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
