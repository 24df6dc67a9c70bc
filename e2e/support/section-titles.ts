import { articles } from '@/content/model/journal';
import { content } from '@/content/model/loaded';
import { findRouteOf } from '@/content/model/routes';
import type { Section } from '@/content/model/schemas/sections';
import { entriesWith } from '@/components/pages/entries-with';
import { entriesOf, type Fields } from '@/engine/shared/values';

const { stories } = content['client-stories'];
const { statements, values } = content.purpose;

const isTitled = (entry: Fields): entry is { title: string } => typeof entry.title === 'string';
const titlesOf = (entries: readonly { title: string }[]) => entries.map(({ title }) => title);

/** The heading of a section; an empty list if it has no heading or nothing to show. */
export function headingsOf(section: Section): string[] {
  switch (section.kind) {
    case 'story':
      return titlesOf(entriesWith(stories, [section.story]));
    case 'statement':
      return section.heading
        ? [section.heading]
        : titlesOf(entriesWith(statements, [section.statement]));
    case 'rules':
      return [section.title];
    case 'articles':
      return articles.length > 0 ? [section.heading] : [];
    case 'pricing':
      return findRouteOf('pricing') ? [section.heading] : [];
    default:
      return 'heading' in section && section.heading ? [section.heading] : [];
  }
}

/** The titles of a section's own entries. */
const ownTitles = (section: Section) =>
  titlesOf(Object.values(section).flatMap(entriesOf).filter(isTitled));

/** The heading of a section, followed by the titles of what it shows. */
export function titlesIn(section: Section): string[] {
  switch (section.kind) {
    case 'models':
      return titlesOf(content.pricing.models);
    case 'values':
      return [...headingsOf(section), ...titlesOf(values)];
    case 'rules': {
      const rules = section.values ? values.filter(({ inCode }) => inCode) : [];
      return [...headingsOf(section), ...titlesOf(rules), ...ownTitles(section)];
    }
    case 'stories':
      return titlesOf(entriesWith(stories, section.stories));
    case 'team':
      return [...headingsOf(section), ...(content.team?.people ?? []).map(({ name }) => name)];
    default:
      return [...headingsOf(section), ...ownTitles(section)];
  }
}
