import { posix } from 'node:path';
import { readOutline } from '@/content/model/outline';
import type { Article } from '@/content/model/schemas/article';
import { decoded } from '@/engine/shared/decode';

/** The folders of the pictures in articles, which feed readers on the web load from their sites. */
export function pictureFolders(articles: readonly Pick<Article, 'body'>[]): string[] {
  const pictures = articles
    .flatMap(({ body }) => readOutline(body).mentions)
    .filter(({ kind, url }) => kind === 'image' && /^\/.+\//.test(url));
  return [...new Set(pictures.map(({ url }) => posix.dirname(decoded(url))))];
}
