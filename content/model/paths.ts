/** @returns the path of the page of the service `id` */
export function servicePath(id: string): string {
  return `/service/${id}`;
}

/** The path of the journal. */
export const JOURNAL = '/blog';

/** @returns the path of the article `slug` */
export function articlePath(slug: string): string {
  return `${JOURNAL}/${slug}`;
}

/** @returns the path of the page of the topic `id` */
export function topicPath(id: string): string {
  return `/blog/topic/${id}`;
}

/** @returns the path of the page of the author `id` */
export function authorPath(id: string): string {
  return `/blog/author/${id}`;
}

/** Placeholder for topics while there is no journal; no topic has an id with a capital letter. */
export const NO_TOPIC = 'None';

/** Last parts of paths below the journal that no article may have, because lists are there. */
export const JOURNAL_FOLDERS: readonly string[] = ['page', 'topic', 'author'];

/** The file of all articles that the search of a long journal loads. */
export const SEARCH_INDEX = '/blog/search.json';

/** @returns the path of the Atom feed of a page that lists articles */
export function atomPath(page: string): string {
  return `${page}/atom.xml`;
}

/** How the paths of files to download begin; the files are below `public`. */
export const FILES = '/files/';
