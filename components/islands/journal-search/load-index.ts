import { withBasePath } from '@/content/base-path';
import type { FoundArticle } from '@/content/schemas/found-article';

/**
 * Loads all articles as the search knows them.
 *
 * @throws if they cannot be loaded now
 */
export async function loadIndex(path: string): Promise<readonly FoundArticle[]> {
  const response = await fetch(withBasePath(path));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  // The build has made the file from the same type.
  return (await response.json()) as readonly FoundArticle[];
}
