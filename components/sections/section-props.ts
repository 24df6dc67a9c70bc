import type { Route } from '@/content/model/schemas/route';
import type { Section, SectionKind, SectionOf } from '@/content/model/schemas/sections';

/** What each kind of section is drawn from. */
export interface SectionProps<Kind extends SectionKind> {
  section: SectionOf<Kind>;
  /** Id of the section's heading. */
  id: string;
  route: Route;
  /** All sections of the page. */
  sections: readonly Section[];
  /** Whether the section's picture, if any, is the first that a visitor sees. */
  isFirst: boolean;
}

/** What every section is drawn from; one with entries of another file gets these besides. */
export type OwnProps<Kind extends SectionKind> = Pick<SectionProps<Kind>, 'section' | 'id'>;
