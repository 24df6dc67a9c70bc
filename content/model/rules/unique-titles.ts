import type { Rule } from '@/content/model/rules/rule';
import { sitePages } from '@/content/model/site-pages';
import type { Place } from '@/engine/shared/problem';

/** Search engines show titles and descriptions side by side, so each may be used only once. */
export const uniqueTitles: Rule = {
  name: 'no two pages have the same title or description',
  check(site) {
    const first = new Map<string, Place>();
    return (
      sitePages(site)
        .filter(({ kind, canonical }) => kind === 'redirect' || canonical === undefined)
        // The newest last, which is reported.
        .toSorted((a, b) => (a.appears === b.appears ? 0 : a.appears - b.appears))
        .flatMap(({ file, fields, ...page }) =>
          (['title', 'description'] as const).flatMap((field) => {
            const text = page[field];
            const place = { file, path: fields[field] };
            const see = first.get(text);
            if (see) return [{ ...place, message: `“${text}” is used in {see}, too`, see }];
            first.set(text, place);
            return [];
          }),
        )
    );
  },
};
