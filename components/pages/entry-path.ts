import type { Route } from '@/content/model/schemas/route';
import type { Section } from '@/content/model/schemas/sections';

/** A page whose sections may show entries of another content file. */
interface PageOfEntries {
  route: Pick<Route, 'path'>;
  copy: { sections: readonly Section[] };
}

const shows = (section: Section, kind: 'models' | 'stories', id: string) =>
  section.kind === kind && (section.kind === 'models' || (section.stories?.includes(id) ?? true));

/** @returns the path of an entry on its page; that of the page if none of its sections shows it */
export function entryPath(
  { route, copy }: PageOfEntries,
  kind: 'models' | 'stories',
  id: string,
): string {
  const isShown = copy.sections.some((section) => shows(section, kind, id));
  return isShown ? `${route.path}#${id}` : route.path;
}
