/** @returns the path of the page of the service `id` */
export function servicePath(id: string): string {
  return `/service/${id}`;
}

/** @returns the path of the article `slug` */
export function articlePath(slug: string): string {
  return `/blog/${slug}`;
}

/** How the paths of files to download begin, which are below `public`. */
export const FILES = '/files/';

/** A part of a URL as it reads; one that is not encoded is returned unchanged. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
