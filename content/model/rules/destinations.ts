import { statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { contentFile, type Content } from '@/content/model/catalogue';
import { isName, toSlug } from '@/content/model/file-name';
import { menuEntries } from '@/content/model/list-menu';
import { atomPath, FILES, topicPath } from '@/content/model/paths';
import { embeddableFolder } from '@/content/model/picture-folders';
import { mediaFile } from '@/content/model/pictures';
import type { Site } from '@/content/model/read-site';
import { namedLists, type Listed } from '@/content/model/references';
import { generatedFiles, isBelow, routeTable } from '@/content/model/route-table';
import { namesOf } from '@/content/model/rules/names-of';
import { pictureProblem } from '@/content/model/rules/picture-problem';
import { queryProblem } from '@/content/model/rules/query-problem';
import { redirectsByPath, redirectsOf } from '@/content/model/rules/redirects-of';
import type { Author } from '@/content/model/schemas/authors';
import type { Named } from '@/content/model/schemas/reference';
import { ampersandProblem, ESCAPED_AMPERSAND } from '@/content/model/schemas/safe-url';
import { linkedPages } from '@/content/model/site-pages';
import type { Fault } from '@/engine/shared/problem';
import { isFile } from '@/content/model/reading/read-file';
import { svgContentProblem, svgFileProblem } from '@/content/model/reading/svg-size';
import { fillText } from '@/engine/islands/fill-text';
import { decoded } from '@/engine/shared/decode';
import { isLeftover } from '@/engine/shared/leftovers';
import { defaultLanguage } from '@/messages/languages';

/** What has the link or the name. */
export interface Naming {
  /** When it is published, in milliseconds; Infinity for a draft and for what is over. */
  appears: number;
  /** The ids of the headings of a text. */
  ids?: () => ReadonlySet<string>;
}

/** Says what is wrong with a value; undefined if nothing is. */
type Check = (value: string, from: Naming) => Fault | undefined;

/** Checks of values that name something elsewhere, in a field or in Markdown. */
export type Destinations = Record<Named | 'placeholder' | 'image', Check>;

const WHOLE_URL = /^([a-z][a-z\d+.-]*):/i;
/** Schemes of URLs that lead somewhere; `javascript:`, for instance, would lead nowhere. */
const SCHEMES = ['http', 'https', 'mailto', 'tel'];
/** Path, query and fragment of a URL of this site. */
const PARTS = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s;

/** Ids of the site's code begin with a capital letter, and only the finished page has them. */
const isOfCode = (id: string) => /^[A-Z]/.test(id);

const withoutSlash = (path: string) => path.replace(/(?<=.)\/$/, '');

/** Asks once for each path, because a thousand texts name the same paths. */
function once<Answer>(ask: (path: string) => Answer): (path: string) => Answer {
  const known = new Map<string, Answer>();
  return (path) => {
    if (!known.has(path)) known.set(path, ask(path));
    return known.get(path) as Answer;
  };
}

/** The problem of a file below `public/` that has been made, and never filled. */
const emptyProblem = (path: string, root: string) =>
  statSync(join(root, 'public', path), { throwIfNoEntry: false })?.size === 0
    ? `public${path} is empty: it has 0 bytes; save or upload it again`
    : undefined;

/**
 * Whether a file at a path below `public/`, such as `/files/terms.pdf`, is published.
 *
 * @param root the folder that `public` is in
 */
export const hasFileBelow = (root: string) =>
  once(
    (path) =>
      !path.split('/').includes('..') && !isLeftover(path) && isFile(join(root, 'public', path)),
  );

/** Feed readers on the web load a picture only from folders that every host can name. */
const folderProblem = (url: string) =>
  /^\/.+\//.test(url) && !embeddableFolder(url)
    ? 'rename its folder with letters, digits and hyphens, or readers of the feeds cannot show it'
    : undefined;

/** What is wrong with the file that an image in a text names. */
function imageProblem(url: string, root: string): string | undefined {
  const file = mediaFile(url);
  if (file !== undefined) return pictureProblem(file, root);
  const problem = svgFileProblem(url, root) ?? folderProblem(url);
  const hint = url.endsWith('.svg')
    ? ''
    : `; a photograph belongs in content/media, and is written /media/${basename(url)}`;
  return problem && `image ${url}: ${problem}${hint}`;
}

/** Checks of the entries of lists. */
function listChecks(content: Content): Record<Listed, Check> {
  const checks = Object.entries(namedLists).map(([to, { key, called }]): [string, Check] => {
    const names = namesOf(to as Listed, content);
    return [
      to,
      (name) =>
        !names || names.includes(name)
          ? undefined
          : `“${name}” is not the ${key} of ${called}; there are ${[...new Set(names)].join(', ')}`,
    ];
  });
  // TypeScript forgets the keys of an object that is taken apart.
  return Object.fromEntries(checks) as Record<Listed, Check>;
}

/** What looks like an id has to be one; everything else is a role. */
function authorProblem(author: string, authors: readonly Author[]) {
  const ids = authors.map(({ id }) => id);
  if (ids.includes(author)) return undefined;
  const named = authors.find(({ id, name }) => name === author || id === toSlug(author));
  if (named) return `“${author}” is “${named.id}” in authors.yaml; write that`;
  if (!isName(author)) return undefined;
  return `“${author}” is not the id of an author; there are ${ids.join(', ') || 'none'}. A role begins with a capital letter`;
}

/**
 * Makes the checks of names and links against what there is.
 *
 * @returns for each kind of name a check that says what is wrong with one, in plain words
 */
export function destinationsOf(site: Site): Destinations {
  const { content, root, facts, absent } = site;
  const hasFile = hasFileBelow(root);
  const svgProblem = once((path) => svgContentProblem(path, root));
  const imageAt = once((url) => imageProblem(url, root));
  const redirects = redirectsByPath(redirectsOf(site));
  // What is on a further page of a list changes with each new article.
  const pages = linkedPages(site).filter(({ continues }) => !continues);
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const takenAway = new Map(
    routeTable
      .filter(({ key }) => absent.has(`pages/${key}`))
      .map(({ key, path }) => [fillText(path, facts), key]),
  );
  const hidden = new Map(
    [...(site.original?.hidden ?? []), ...site.hidden].flatMap(({ file, paths }) =>
      paths.map((path) => [path, file] as const),
    ),
  );
  const feeds = (content['pages/blog']?.topics ?? []).map(({ id }) => atomPath(topicPath(id)));
  const made = [...generatedFiles, ...feeds].filter(
    (file) => ![...takenAway.keys()].some((path) => isBelow(file, path)),
  );
  const entries = menuEntries(site);

  /** A hint at the page that a path probably means; empty if there is none. */
  function meant(path: string): string {
    const plain = withoutSlash(path.toLowerCase().replace(/[?#].*|\.html$/s, ''));
    return plain !== path && byPath.has(plain) ? `; write ${plain}` : '';
  }

  function pageProblem(path: string, { appears }: Naming): Fault | undefined {
    if (path.startsWith(FILES)) return `there is no file public${path}`;
    const page = byPath.get(path);
    if (page) {
      // What is not published yet may lead to what will be published by then.
      const time = Math.max(Number(site.now), appears);
      const isThere = page.appears <= time && (time < page.ends || time === Infinity);
      return isThere ? undefined : `“${path}” ${page.away}`;
    }
    const moved = redirects.get(path.toLowerCase());
    if (moved) {
      return { message: `“${path}” leads to “${moved.to}” now ({see}); link there`, see: moved.at };
    }
    const hiding = hidden.get(path);
    if (hiding) return `“${path}” is hidden: see “hidden” in ${hiding}`;
    const key = takenAway.get(path);
    return key
      ? `“${path}” is no longer a page: ${contentFile(`pages/${key}`, defaultLanguage.code)} has been taken away`
      : `“${path}” is not a page of this site${meant(path)}`;
  }

  function fragmentProblem(url: string, id: string, ids: ReadonlySet<string> | undefined) {
    // Browsers scroll to the top of the page for the first two.
    if (id === '' || id === 'top' || isOfCode(id) || !ids || ids.has(id)) return undefined;
    return `“${url}”: nothing there has the id “${id}”`;
  }

  function urlProblem(url: string, from: Naming): Fault | undefined {
    if (url.startsWith(FILES) && /[#?%]/.test(url) && hasFile(url)) {
      return `“${url}” cannot be linked to; rename the file without #, ? and %`;
    }
    if (url.includes(ESCAPED_AMPERSAND)) return `“${url}” ${ampersandProblem}`;
    const [, scheme] = WHOLE_URL.exec(url) ?? [];
    if (scheme !== undefined) {
      if (!SCHEMES.includes(scheme.toLowerCase())) {
        return `“${url}” must begin with ${SCHEMES.map((one) => `${one}:`).join(', ')} or /`;
      }
      if (!URL.canParse(url)) return `“${url}” is not a URL`;
      const { origin, pathname, hash } = new URL(url);
      // Only paths can be checked against the pages.
      return origin === content.site.url
        ? `“${url}” is on this site: write ${withoutSlash(decoded(pathname))}${hash}, without the rest`
        : undefined;
    }
    const [, rawPath = '', query = '', rawFragment = ''] = PARTS.exec(url) ?? [];
    const [path, fragment] = [decoded(rawPath), decoded(rawFragment)];
    if (path === '' && url !== '') return fragmentProblem(url, fragment, from.ids?.());
    if (!/^\/(?!\/)/.test(path)) {
      // What a form copies as the path of a file begins with that folder.
      const example = path.startsWith('public/') ? path.slice('public'.length) : '/contact';
      return `“${url}” must be a path of this site, such as ${example}, or begin with https://`;
    }
    if (made.includes(path)) return undefined;
    if (hasFile(path)) return emptyProblem(path, root);
    const ids = fragment === '' ? undefined : byPath.get(path)?.ids?.();
    return (
      pageProblem(path, from) ??
      queryProblem(query, content['contact-form'].fields) ??
      fragmentProblem(url, fragment, ids)
    );
  }

  return {
    ...listChecks(content),
    entry: (name) =>
      entries.includes(name)
        ? undefined
        : `“${name}” is not a page; there are ${entries.join(', ')}`,
    author: (name) => authorProblem(name, content.authors?.authors ?? []),
    /** For a logo or the poster of a video; an SVG is shown as it is, so its content is checked. */
    file: (path) => {
      if (!hasFile(path)) return `there is no file public${path}`;
      return emptyProblem(path, root) ?? (path.endsWith('.svg') ? svgProblem(path) : undefined);
    },
    placeholder: (name) =>
      `${name} stands for nothing; content/site.yaml says what may be in braces`,
    image: imageAt,
    link: urlProblem,
  };
}
