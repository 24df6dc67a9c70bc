import { dirname } from 'node:path';

/**
 * Groups the pages that share a style; every other page is a group of its own.
 *
 * @param pages paths of exported files, such as `/about.html`
 * @param shared folders whose pages share a style, and lists of pages that do, because the header
 *   policy, which lists the hash of every style, has a limited length
 */
export function groupByStyle(
  pages: readonly string[],
  shared: readonly (string | readonly string[])[],
): string[][] {
  const keyOf = (page: string): unknown =>
    shared.find((one) =>
      typeof one === 'string'
        ? one === dirname(page)
        : one.includes(page.replace(/\.html$/, '').replace(/^\/index$/, '/')),
    ) ?? page;
  const groups = new Map<unknown, string[]>();
  for (const page of pages) {
    const key = keyOf(page);
    const group = groups.get(key) ?? [];
    group.push(page);
    groups.set(key, group);
  }
  return [...groups.values()];
}
