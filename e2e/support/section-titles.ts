import { articles } from '@/content/model/journal';
import { content } from '@/content/model/loaded';
import { findRouteOf } from '@/content/model/routes';
import type { Section } from '@/content/model/schemas/sections';
import { entriesWith } from '@/components/pages/entries-with';

const { stories } = content['client-stories'];
const { statements, values } = content.purpose;

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

/** The heading of a section, followed by the titles of what it shows. */
export function titlesIn(section: Section): string[] {
  switch (section.kind) {
    case 'cards':
      return [...headingsOf(section), ...titlesOf(section.cards)];
    case 'steps':
      return [...headingsOf(section), ...titlesOf(section.steps)];
    case 'models':
      return titlesOf(content.pricing.models);
    case 'values':
      return [...headingsOf(section), ...titlesOf(values)];
    case 'rules': {
      const rules = section.values ? values.filter(({ inCode }) => inCode) : [];
      return [...headingsOf(section), ...titlesOf([...rules, ...section.items])];
    }
    case 'habits':
      return titlesOf(section.habits);
    case 'stories':
      return titlesOf(entriesWith(stories, section.stories));
    case 'team':
      return [...headingsOf(section), ...(content.team?.people ?? []).map(({ name }) => name)];
    case 'roles':
      return titlesOf(section.roles);
    case 'jobs':
      return titlesOf(section.jobs);
    default:
      return headingsOf(section);
  }
}
