import { fillText } from '@/engine/islands/fill-text';
import { entriesOf, isList, textsIn } from '@/engine/content/values';
import { contentFile, type ContentName } from '@/content/catalogue';
import { firstPageOf } from '@/content/authors';
import { toSlug, isName } from '@/content/file-name';
import { articlePath, atomPath, authorPath, decoded, FILES, topicPath } from '@/content/paths';
import { generatedFiles, isBelow, routeTable, type RouteKey } from '@/content/route-table';
import { knownEntries } from '@/content/schemas/menus';
import { isOldPath } from '@/content/schemas/old-path';
import type { Named } from '@/content/schemas/reference';
import { defaultLanguage } from '@/messages/languages';

/** A text that contains links. */
export interface LinkingText {
  /** When it is published, in milliseconds; Infinity for a draft. */
  appears: number;
  /** The ids of its headings, which are needed only if a link ends with an id. */
  ids: () => ReadonlySet<string>;
}

/** An article that links may lead to. */
export interface LinkedArticle extends LinkingText {
  slug: string;
  /** A role, or the id of a person. */
  author: string;
}

/** A page of sections that links may lead to. */
export interface LinkedPage {
  path: string;
  /** Whether a time in milliseconds is between its first and its last day. */
  isPublishedAt: (time: number) => boolean;
}

/** What content can name. What could not be read is undefined, and names of it are accepted. */
export interface Known {
  /** The company's name in URLs. */
  slug: string | undefined;
  /** Optional files that are missing or hidden. */
  absent: ReadonlySet<ContentName>;
  services: unknown;
  questions: unknown;
  industries: unknown;
  stories: unknown;
  statements: unknown;
  /** URL of the site, without a slash at its end. */
  url: unknown;
  topics: unknown;
  authors: unknown;
  pages: readonly LinkedPage[];
  /** Names of the files of these pages and of hidden ones. */
  pageNames: readonly string[];
  /** The file that hides a page, by the paths that would lead to it. */
  hidden: ReadonlyMap<string, string>;
  articles: readonly LinkedArticle[];
  /** The present time in milliseconds. */
  now: number;
  /** Whether there is a file at a path below `public/`. */
  hasFile: (path: string) => boolean;
  /** What is wrong with the file of an image in a text. */
  imageProblem: Check;
  /** What is wrong inside an SVG at a path below `public/`. */
  svgProblem: Check;
  /** What a former path leads to, and the file and line that say so. */
  movedTo: (path: string) => { to: string; place: string } | undefined;
}

/** Says what is wrong with a value; undefined if nothing is. */
type Check = (value: string) => string | undefined;

/** Checks of values that name something elsewhere, in a field or in Markdown. */
export interface Destinations extends Record<Exclude<Named, 'page'>, Check> {
  /** A path of this site, named by something that is published at the given time. */
  page: (path: string, appears?: number) => string | undefined;
  /** A path of this site, perhaps with a fragment, or a URL of another. */
  target: Check;
  /** A name in braces that was not replaced. */
  placeholder: Check;
  /** The URL of an image in a text. */
  image: Check;
  /** A URL in a text. */
  link: (url: string, from: LinkingText) => string | undefined;
}

const WHOLE_URL = /^([a-z][a-z\d+.-]*):/i;
/** Schemes of URLs that lead somewhere; `javascript:`, for instance, would lead nowhere. */
const SCHEMES = ['http', 'https', 'mailto', 'tel'];
/** Path, query and fragment of a URL of this site. */
const PARTS = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s;

/** Ids of the site's code begin with a capital letter, and only the finished page has them. */
const isOfCode = (id: string) => /^[A-Z]/.test(id);

const withoutSlash = (path: string) => path.replace(/(?<=.)\/$/, '');

const pageFile = (key: RouteKey) => contentFile(`pages/${key}`, defaultLanguage.code);

const routePath = (wanted: RouteKey) => routeTable.find(({ key }) => key === wanted)?.path ?? '';

/** The values of one field in the entries of a list; undefined without the list. */
export const namesIn = (list: unknown, field: string) =>
  isList(list) ? textsIn(entriesOf(list).map((entry) => entry[field])) : undefined;

/** Checks names against a field in the entries of a list; without the list it accepts any name. */
function nameCheck(list: unknown, field: string, what: string): Check {
  const names = namesIn(list, field);
  return (name) => {
    if (!names || names.includes(name)) return undefined;
    return `“${name}” is not ${what}; there are ${[...new Set(names)].join(', ')}`;
  };
}

/** Makes the checks of names and links against what there is. */
export function destinationsOf(known: Known): Destinations {
  const { slug, articles, hasFile, movedTo } = known;
  const composed = new Map(known.pages.map((page) => [page.path, page]));
  const services = isList(known.services) ? entriesOf(known.services) : undefined;
  const questions = isList(known.questions) ? entriesOf(known.questions) : undefined;
  const topicIds = namesIn(known.topics, 'id') ?? [];
  const authorIds = known.absent.has('authors') ? [] : namesIn(known.authors, 'id');
  const serviceIds = services && textsIn(services.map(({ id }) => id));
  const aliases = services?.flatMap((service) =>
    isList(service.aliases) ? textsIn(service.aliases).filter((one) => !isOldPath(one)) : [],
  );

  const filled = (path: string) => (slug === undefined ? path : fillText(path, { slug }));
  const isAbsent = ({ key }: { key: RouteKey }) => known.absent.has(`pages/${key}`);
  const paths = routeTable.filter((route) => !isAbsent(route)).map(({ path }) => filled(path));
  const takenAway = new Map(
    routeTable.filter(isAbsent).map(({ key, path }) => [filled(path), key]),
  );
  const hidden = new Map([...known.hidden].map(([path, file]) => [filled(path), file]));
  const topics = topicIds.map(topicPath);
  const files = [...generatedFiles, ...topics.map(atomPath)].filter(
    (file) => ![...takenAway.keys()].some((path) => isBelow(file, path)),
  );
  /** When articles appear, and authors' pages, which come with their third article. */
  const appearing = new Map([
    ...articles.map(({ slug: name, appears }) => [articlePath(name), appears] as const),
    ...(authorIds ?? []).map((id) => [authorPath(id), firstPageOf(id, articles)] as const),
  ]);
  const named = [...(serviceIds ?? []), ...(aliases ?? [])];
  const pages = new Set<string>([...paths, ...named.map((id) => `/service/${id}`), ...topics]);
  const byPath = new Map(articles.map((article) => [articlePath(article.slug), article]));
  /** Beginnings of paths that are accepted, because what is there could not be read. */
  const unread = [
    ...paths.filter((path) => path.includes('{')).map((path) => path.split('{', 1)[0] ?? ''),
    ...(services ? [] : ['/service/']),
    ...(authorIds ? [] : [authorPath('')]),
    ...(isList(known.topics) || known.absent.has('pages/blog') ? [] : [topicPath('')]),
  ];

  const idsOnPages = new Map([
    [routePath('services'), serviceIds && new Set(serviceIds)],
    [routePath('faq'), questions && new Set(textsIn(questions.map(({ id }) => id)))],
  ]);

  /** The ids that the content gives to a page; undefined if only the finished page has them. */
  function idsOn(path: string): ReadonlySet<string> | undefined {
    return idsOnPages.get(path) ?? byPath.get(path)?.ids();
  }

  /** A hint at the page that a path probably means; empty if there is none. */
  function meant(path: string): string {
    const plain = withoutSlash(path.toLowerCase().replace(/[?#].*|\.html$/s, ''));
    const isThere = pages.has(plain) || composed.has(plain) || byPath.has(plain);
    return plain !== path && isThere ? `; write ${plain}` : '';
  }

  function pageProblem(path: string, from = -Infinity): string | undefined {
    if (path.startsWith(FILES)) {
      if (/[#?]|%(?![\da-f]{2})/i.test(path)) {
        return `“${path}” cannot be linked to; rename the file without #, ? and %`;
      }
      return hasFile(decoded(path)) ? undefined : `there is no file public${path}`;
    }
    if (pages.has(path) || unread.some((beginning) => path.startsWith(beginning))) return undefined;
    // What is not published yet may lead to what will be published by then.
    const time = Math.max(known.now, from);
    const page = composed.get(path);
    if (page) {
      if (time === Infinity || page.isPublishedAt(time)) return undefined;
      return `“${path}” is not published ${time > known.now ? 'when this is' : 'today'}: see “from” and “until” of that page`;
    }
    const appears = appearing.get(path);
    if (appears !== undefined && appears <= time) return undefined;
    const moved = byPath.has(path) ? undefined : movedTo(path);
    if (moved) return `“${path}” leads to “${moved.to}” now (${moved.place}); link there`;
    const hiding = hidden.get(path);
    if (hiding) return `“${path}” is hidden: see “hidden” in ${hiding}`;
    const key = takenAway.get(path);
    if (key) return `“${path}” is no longer a page: ${pageFile(key)} has been taken away`;
    if (!byPath.has(path)) {
      return appears === undefined || appears === Infinity
        ? `“${path}” is not a page of this site${meant(path)}`
        : `“${path}” is not published yet: it comes with the third article of that author`;
    }
    return appears === Infinity
      ? `“${path}” is a draft, which is not published`
      : `“${path}” is not published yet: see “date” of that article`;
  }

  function fragmentProblem(url: string, id: string, ids: ReadonlySet<string> | undefined) {
    // Browsers scroll to the top of the page for the first two.
    if (id === '' || id === 'top' || isOfCode(id) || !ids || ids.has(id)) return undefined;
    return `“${url}”: nothing there has the id “${id}”`;
  }

  function urlProblem(url: string, from?: LinkingText) {
    const [, scheme] = WHOLE_URL.exec(url) ?? [];
    if (scheme !== undefined) {
      if (!SCHEMES.includes(scheme.toLowerCase())) {
        return `“${url}” must begin with ${SCHEMES.map((one) => `${one}:`).join(', ')} or /`;
      }
      if (!URL.canParse(url)) return `“${url}” is not a URL`;
      const { origin, pathname, hash } = new URL(url);
      // Only paths can be checked against the pages.
      return origin === known.url
        ? `“${url}” is on this site: write ${withoutSlash(decoded(pathname))}${hash}, without the rest`
        : undefined;
    }
    const [, path = '', fragment = ''] = PARTS.exec(url)?.map((part) => decoded(part ?? '')) ?? [];
    if (path === '' && url !== '') return fragmentProblem(url, fragment, from?.ids());
    if (!/^\/(?!\/)/.test(path)) {
      return `“${url}” must be a path of this site, such as /contact, or begin with https://`;
    }
    if (files.some((file) => file === path) || hasFile(path)) return undefined;
    return pageProblem(path, from?.appears) ?? fragmentProblem(url, fragment, idsOn(path));
  }

  function entryProblem(name: string): string | undefined {
    const names = [...knownEntries, ...known.pageNames];
    return names.includes(name)
      ? undefined
      : `“${name}” is not a page; there are ${names.join(', ')}`;
  }

  /** For a logo or the poster of a video; an SVG is shown as it is, so its content is checked. */
  function fileProblem(path: string): string | undefined {
    if (!hasFile(path)) return `there is no file public${path}`;
    return path.endsWith('.svg') ? known.svgProblem(path) : undefined;
  }

  /** What looks like an id has to be one; everything else is a role. */
  function authorProblem(author: string): string | undefined {
    if (!authorIds || authorIds.includes(author)) return undefined;
    const named = entriesOf(known.authors).find(
      ({ id, name }) => name === author || id === toSlug(author),
    );
    if (named) return `“${author}” is “${String(named.id)}” in authors.yaml; write that`;
    if (!isName(author)) return undefined;
    const ids = authorIds.length > 0 ? authorIds.join(', ') : 'none';
    return `“${author}” is not the id of an author; there are ${ids}. A role begins with a capital letter`;
  }

  return {
    page: pageProblem,
    entry: entryProblem,
    service: nameCheck(known.services, 'id', 'the id of a service'),
    industry: nameCheck(known.industries, 'id', 'the id of an industry'),
    question: nameCheck(known.questions, 'id', 'the id of a question'),
    category: nameCheck(known.questions, 'category', 'the category of a question'),
    story: nameCheck(known.stories, 'id', 'the id of a client story'),
    statement: nameCheck(known.statements, 'id', 'the id of a statement'),
    author: authorProblem,
    topic: nameCheck(known.topics, 'id', 'the id of a topic'),
    file: fileProblem,
    // A redirect to something that is not published today is left out until it is published.
    target: (url) => urlProblem(url, { appears: Infinity, ids: () => new Set() }),
    placeholder: (name) =>
      `${name} stands for nothing; content/site.yaml says what may be in braces`,
    image: known.imageProblem,
    link: urlProblem,
  };
}
