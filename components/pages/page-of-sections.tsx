import { SectionOfPage } from '@/components/pages/section-of-page';
import { StructuredData } from '@/components/sections/structured-data';
import type { Route } from '@/content/schemas/route';
import type { Section, SectionKind } from '@/content/schemas/sections';

/** Kinds that begin without a margin, because they mostly follow an introduction. */
const WITHOUT_MARGIN: readonly SectionKind[] = [
  'text',
  'steps',
  'industries',
  'habits',
  'stories',
  'roles',
  'jobs',
  'models',
];
/** Kinds with a background of their own. */
const WITH_BACKGROUND: readonly SectionKind[] = [
  'table',
  'stages',
  'durations',
  'statement',
  'rules',
  'quote',
  'story',
  'articles',
];

function hasBackground(section: Section): boolean {
  return (
    WITH_BACKGROUND.includes(section.kind) ||
    (section.kind === 'list' && section.variant === 'figures')
  );
}

/** Whether a section has to be set off from the one before. */
function isSetOff({ kind }: Section, before: Section | undefined): boolean {
  return before !== undefined && WITHOUT_MARGIN.includes(kind) && hasBackground(before);
}

interface PageOfSectionsProps {
  route: Route;
  sections: readonly Section[];
}

/** A page that is composed in its file of content. */
export function PageOfSections({ route, sections }: PageOfSectionsProps) {
  return (
    <>
      <StructuredData route={route} />
      {sections.map((section, index) => {
        const drawn = (
          <SectionOfPage
            key={index}
            id={`Section-${index + 1}`}
            {...{ route, sections, section }}
          />
        );
        if (!isSetOff(section, sections[index - 1])) return drawn;
        return (
          <div key={index} className="pt-section">
            {drawn}
          </div>
        );
      })}
    </>
  );
}
