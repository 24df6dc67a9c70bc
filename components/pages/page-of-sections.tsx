import clsx from 'clsx/lite';
import { onPlainPaper } from '@/components/pages/on-plain-paper';
import { SectionOfPage } from '@/components/pages/section-of-page';
import { StructuredData } from '@/components/sections/structured-data';
import { content } from '@/content/model/loaded';
import type { Route } from '@/content/model/schemas/route';
import { traitsOf } from '@/content/model/schemas/section-traits';
import type { Section } from '@/content/model/schemas/sections';
import { shownSections } from '@/content/model/shown-sections';

/** Whether a section has to be set off from the one before. */
const isSetOff = (section: Section, before: Section) =>
  traitsOf(section).isTight && traitsOf(before).paper !== 'page';

/** Whether a section is dark in either theme; two dark ones in a row need a line between them. */
const isNight = (section: Section) => traitsOf(section).paper === 'night';

/** How many sections a visitor sees at first: an introduction, and what follows it. */
const FIRST_VIEW = 2;

/**
 * Index of the section whose picture is loaded first; -1 if the first view has no picture, or if
 * the first slide of the hero has one.
 */
function firstPicture(sections: readonly Section[]): number {
  if (sections[0]?.kind === 'hero' && content.hero.slides[0]?.image) return -1;
  return sections.slice(0, FIRST_VIEW).findIndex((section) => 'image' in section && section.image);
}

interface PageOfSectionsProps {
  route: Route;
  sections: readonly Section[];
}

/** A page that is composed of sections in its content file. */
export function PageOfSections({ route, sections }: PageOfSectionsProps) {
  return (
    <>
      <StructuredData route={route} />
      <Sections route={route} sections={sections} isWhole />
    </>
  );
}

interface SectionsProps {
  route: Route;
  sections: readonly Section[] | undefined;
  /** Whether they are the whole page, not only its end. */
  isWhole?: boolean;
}

/** The sections in the content file of a page. */
export function Sections({ route, sections: all = [], isWhole = false }: SectionsProps) {
  const sections = shownSections(all, content);
  const first = isWhole ? firstPicture(sections) : -1;
  const plain = onPlainPaper(sections);
  return (
    <>
      {sections.map((section, index) => {
        const drawn = (
          <SectionOfPage
            key={index}
            id={`Section-${index + 1}`}
            isFirst={index === first}
            {...{ route, sections, section }}
          />
        );
        const before = sections[index - 1];
        const className = clsx({
          '*:bg-surface': plain.has(section),
          'pt-section': before && !plain.has(before) && isSetOff(section, before),
          '*:border-t *:border-line': before && isNight(section) && isNight(before),
        });
        if (!className) return drawn;
        return (
          <div key={index} className={className}>
            {drawn}
          </div>
        );
      })}
    </>
  );
}
