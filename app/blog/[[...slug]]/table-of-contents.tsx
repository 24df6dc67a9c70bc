import type { Section } from '@/components/journal/markdown';

interface TableOfContentsProps {
  heading: string;
  sections: readonly Section[];
}

/** Links to the sections of an article; on wide screens they stay visible beside the text. */
export function TableOfContents({ heading, sections }: TableOfContentsProps) {
  if (sections.length === 0) return null;
  return (
    <nav aria-labelledby="Contents" className="text-small lg:top-28 print:hidden tall:lg:sticky">
      <h2 id="Contents" className="font-semibold">
        {heading}
      </h2>
      <ol className="mt-3 border-s-2 border-line ps-4">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-block py-1.5 underline-offset-4 hover:text-accent hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
