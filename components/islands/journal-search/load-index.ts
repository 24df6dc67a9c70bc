import { withBasePath } from '@/content/model/base-path';
import type { FoundArticle } from '@/content/model/schemas/found-article';

/**
 * Loads the search index, which lists all articles.
 *
 * @throws if it cannot be loaded
 */
export async function loadIndex(path: string): Promise<readonly FoundArticle[]> {
  const response = await fetch(withBasePath(path));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  // The build makes the file from this type.
  return (await response.json()) as readonly FoundArticle[];
}
