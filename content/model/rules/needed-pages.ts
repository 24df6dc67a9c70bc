import { contentFile, contentNames, isOptional } from '@/content/model/catalogue';
import type { Site } from '@/content/model/read-site';
import { routeTable, type RouteKey } from '@/content/model/route-table';
import { journalIn } from '@/content/model/rules/content-files';
import type { Rule } from '@/content/model/rules/rule';
import type { Problem } from '@/engine/shared/problem';

/** Pages marked as hidden although others need them. */
function hiddenThough({ content, language }: Site): Problem[] {
  return (
    contentNames
      .filter((name) => !isOptional(name))
      // Only pages have the field.
      .filter((name) => (content[name] as { hidden?: boolean | undefined }).hidden)
      .map((name) => ({
        file: contentFile(name, language),
        path: ['hidden'],
        message: 'must not be true: the site cannot do without this page',
      }))
  );
}

/** What an owner has left behind of pages that have been taken away. */
function leftBehind({ absent, articles, language }: Site): Problem[] {
  const isAbsent = (key: RouteKey) => absent.has(`pages/${key}`);
  const leftovers = routeTable.flatMap((route): Problem[] => {
    const target = routeTable.find(({ path }) => path === route.canonical);
    if (!target || !isAbsent(target.key) || isAbsent(route.key)) return [];
    return [
      {
        file: contentFile(`pages/${route.key}`, language),
        path: [],
        message: `leads to “${target.path}”, which is no longer a page; hide it, too, or delete it`,
      },
    ];
  });
  if (!absent.has('pages/blog') || articles.length === 0) return leftovers;
  const message = 'no page shows these articles; delete them, too';
  return [{ file: journalIn(language), message }, ...leftovers];
}

/** A page is taken away together with what belongs to it, and only if the site can do without. */
export const neededPages: Rule = {
  name: 'nothing is left of a page that is gone, and no needed page is hidden',
  check: (site) => [...hiddenThough(site), ...leftBehind(site)],
};
