import type { Content } from '@/content/model/catalogue';
import { namedLists, type Listed } from '@/content/model/references';

/**
 * The names of the entries of a list, such as their ids, in its order; undefined if its file is
 * not there.
 */
export function namesOf(to: Listed, content: Content): string[] | undefined {
  const { file, list, key } = namedLists[to];
  // `references-in.test.ts` compares the table with the schemas.
  const values = content[file] as
    | Partial<Record<string, readonly Record<string, string>[]>>
    | undefined;
  return values?.[list]?.map((entry) => entry[key] ?? '');
}
