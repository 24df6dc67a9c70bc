/** Pages of sections show what their files have, in the order of the files. */
import { expect, test } from '@playwright/test';
import { content } from '@/content/model/loaded';
import { routes } from '@/content/model/routes';
import type { Section } from '@/content/model/schemas/sections';
import { shownSections } from '@/content/model/shown-sections';
import { composedPages } from '@/e2e/support/composed-pages';
import { exportedPage } from '@/e2e/support/exported';
import { titlesIn } from '@/e2e/support/section-titles';
import { textsOf } from '@/engine/shared/markup';

/** The headings of sections that are left out. */
const leftOut = (sections: readonly Section[]) => {
  const shown = shownSections(sections, content);
  return sections.filter((section) => !shown.includes(section)).flatMap(titlesIn);
};

for (const { key, path } of routes) {
  const written = composedPages.get(key);
  if (!written) continue;
  const sections = shownSections(written, content);

  test(`${path} has the headings of its sections in their order`, () => {
    const shown = textsOf(exportedPage(path), 'main :is(h1, h2, h3)');
    let from = 0;
    for (const title of sections.flatMap(titlesIn)) {
      // A number may precede a title.
      const at = shown.findIndex((text, index) => index >= from && text.endsWith(title));
      expect(at, `“${title}” among ${shown.slice(from).join(', ')}`).toBeGreaterThanOrEqual(from);
      from = at + 1;
    }
    for (const title of leftOut(written)) expect(shown).not.toContain(title);
  });
}
