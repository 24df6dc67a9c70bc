import type { Route } from '@/content/model/schemas/route';

/** A page of the site, on whatever days it is published. */
export interface SitePage extends Route {
  /** The file that says that it is there. */
  file: string;
  /** The fields of that file which say so, and in which its title and its description are. */
  fields: Readonly<Record<'own' | 'title' | 'description', readonly PropertyKey[]>>;
  /** Its former paths, each with its place in the same file. */
  former: readonly { from: string; path: readonly PropertyKey[] }[];
  /** When it appears and when it is over, in milliseconds; Infinity for a draft and for ever. */
  appears: number;
  ends: number;
  /** What a link is told of that leads to it while it is not published. */
  away: string;
  /** The ids that content gives to its parts; undefined if only the finished page has them. */
  ids?: () => ReadonlySet<string>;
}

/** What a page is, unless it says otherwise. */
export const ALWAYS = {
  kind: 'page',
  robots: 'index',
  inSitemap: true,
  menuLabels: {},
  former: [],
  appears: -Infinity,
  ends: Infinity,
  away: '',
} as const;

/** The fields of a page, by their names in an entry of the file, or in the file itself. */
export const fieldsIn = (
  entry: readonly PropertyKey[],
  own: string,
  title: string,
  description = title,
) => ({
  own: [...entry, own],
  title: [...entry, title],
  description: [...entry, description],
});
