import { readOutline } from '@/content/model/outline';
import type { Article } from '@/content/model/schemas/article';
import { decoded } from '@/engine/shared/decode';
import { PLAIN } from '@/engine/shared/plain-path';

/**
 * The folders of the pictures in articles, which feed readers on the web load from their sites. What
 * the files for hosts cannot name is in the folder above it.
 */
export function pictureFolders(articles: readonly Pick<Article, 'body'>[]): string[] {
  const pictures = articles
    .flatMap(({ body }) => readOutline(body).mentions)
    .filter(({ kind, url }) => kind === 'image' && /^\/.+\//.test(url));
  const folders = pictures.flatMap(({ url }) => embeddableFolder(url) ?? []);
  return [...new Set(folders)];
}

/** The folder of a picture as far as the files for hosts can name it; undefined if that is none. */
export function embeddableFolder(url: string): string | undefined {
  const parts = decoded(url).split('/').slice(1, -1);
  const end = parts.findIndex((part) => !PLAIN.test(part));
  const named = end < 0 ? parts : parts.slice(0, end);
  return named.length > 0 ? `/${named.join('/')}` : undefined;
}
