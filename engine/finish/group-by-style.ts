import { dirname } from 'node:path';

/**
 * Groups the pages that share a style; every other page is a group of its own.
 *
 * @param pages each with the path of its file, such as `/about.html`
 * @param shared folders whose pages share a style, and lists of pages that do, because the header
 *   policy, which lists the hash of every style, has a limited length
 */
export function groupByStyle<Page extends { path: string }>(
  pages: readonly Page[],
  shared: readonly (string | readonly string[])[],
): Page[][] {
  const keyOf = (path: string): unknown =>
    shared.find((one) =>
      typeof one === 'string'
        ? one === dirname(path)
        : one.includes(path.replace(/\.html$/, '').replace(/^\/index$/, '/')),
    ) ?? path;
  const groups = new Map<unknown, Page[]>();
  for (const page of pages) {
    const key = keyOf(page.path);
    const group = groups.get(key) ?? [];
    group.push(page);
    groups.set(key, group);
  }
  return [...groups.values()];
}
