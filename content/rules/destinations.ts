import { fillText } from '@/engine/islands/fill-text';
import { entriesOf, isList, textsIn } from '@/engine/content/values';
import { decoded, FILES } from '@/content/paths';
import { generatedFiles, routeTable, type RouteKey } from '@/content/route-table';

/** An article that links may lead to. */
export interface LinkedArticle {
  slug: string;
  isDraft: boolean;
  /** The ids of its headings; they are needed only if a link ends with one. */
  ids: () => ReadonlySet<string>;
}

/** What the content has that can be named; what could not be read is undefined, and never missed. */
export interface Known {
  /** The company's name in URLs. */
  slug: string | undefined;
  services: unknown;
  questions: unknown;
  articles: readonly LinkedArticle[];
  /** Whether there is a file at a path below `public/`. */
  hasFile: (path: string) => boolean;
}

/** Says of a value what is wrong with it; undefined if nothing is. */
type Check = (value: string) => string | undefined;

/** What is wrong with whatever names something elsewhere. */
export interface Destinations {
  /** A path in a field, of a page or of a file to download. */
  page: Check;
  /** An id of a service. */
  service: Check;
  /** A path of a file below `public/`. */
  file: Check;
  /** A URL in the text of an article. */
  link: (url: string, from: LinkedArticle) => string | undefined;
}

const WHOLE_URL = /^([a-z][a-z\d+.-]*):/i;
/** Schemes of URLs that lead somewhere; a script, for instance, would lead nowhere. */
const SCHEMES = ['http', 'https', 'mailto', 'tel'];
/** Path, query and fragment of a URL of this site. */
const PARTS = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s;

/** Ids of the site's code begin with a capital letter, and only the finished page has them. */
const isOfCode = (id: string) => /^[A-Z]/.test(id);

const routePath = (wanted: RouteKey) => routeTable.find(({ key }) => key === wanted)?.path ?? '';

/** Checks what names something elsewhere against what there is. */
export function destinationsOf(known: Known): Destinations {
  const { slug, articles, hasFile } = known;
  const services = isList(known.services) ? entriesOf(known.services) : undefined;
  const questions = isList(known.questions) ? entriesOf(known.questions) : undefined;
  const serviceIds = services && textsIn(services.map(({ id }) => id));
  const aliases = services?.flatMap((service) =>
    isList(service.aliases) ? textsIn(service.aliases) : [],
  );

  const paths = routeTable.map(({ path }) =>
    slug === undefined ? path : fillText(path, { slug }),
  );
  const named = [...(serviceIds ?? []), ...(aliases ?? [])];
  const pages = new Set<string>([...paths, ...named.map((id) => `/service/${id}`)]);
  const byPath = new Map(articles.map((article) => [`/blog/${article.slug}`, article]));
  /** Beginnings of paths of which nothing can be said. */
  const unread = [
    ...paths.filter((path) => path.includes('{')).map((path) => path.split('{', 1)[0] ?? ''),
    ...(services ? [] : ['/service/']),
  ];

  /** The ids that the content gives to a page; undefined if only the finished page has them. */
  function idsOn(path: string): ReadonlySet<string> | undefined {
    if (path === routePath('services')) return serviceIds && new Set(serviceIds);
    if (path === routePath('faq'))
      return questions && new Set(textsIn(questions.map(({ id }) => id)));
    return byPath.get(path)?.ids();
  }

  function pageProblem(path: string, fromDraft = false): string | undefined {
    if (path.startsWith(FILES)) {
      return hasFile(decoded(path)) ? undefined : `there is no file public${path}`;
    }
    if (pages.has(path) || unread.some((beginning) => path.startsWith(beginning))) return undefined;
    const article = byPath.get(path);
    if (!article) return `“${path}” is not a page of this site`;
    if (!article.isDraft || fromDraft) return undefined;
    return `“${path}” is a draft, which is not published`;
  }

  function fragmentProblem(url: string, id: string, ids: ReadonlySet<string> | undefined) {
    // Browsers scroll to the top of the page for the first two.
    if (id === '' || id === 'top' || isOfCode(id) || !ids || ids.has(id)) return undefined;
    return `“${url}”: nothing there has the id “${id}”`;
  }

  return {
    page: (path) => pageProblem(path),
    service: (id) =>
      !serviceIds || serviceIds.includes(id) ? undefined : `“${id}” is not the id of a service`,
    file: (path) => (hasFile(path) ? undefined : `there is no file public${path}`),
    link(url, from) {
      const [, scheme] = WHOLE_URL.exec(url) ?? [];
      if (scheme !== undefined) {
        if (!SCHEMES.includes(scheme.toLowerCase())) {
          return `“${url}” must begin with ${SCHEMES.map((one) => `${one}:`).join(', ')} or /`;
        }
        return URL.canParse(url) ? undefined : `“${url}” is not a URL`;
      }
      const [, path = '', fragment = ''] =
        PARTS.exec(url)?.map((part) => decoded(part ?? '')) ?? [];
      if (path === '' && url !== '') return fragmentProblem(url, fragment, from.ids());
      if (!/^\/(?!\/)/.test(path)) {
        return `“${url}” must be a path of this site, such as /contact, or begin with https://`;
      }
      if (generatedFiles.some((file) => file === path) || hasFile(path)) return undefined;
      return pageProblem(path, from.isDraft) ?? fragmentProblem(url, fragment, idsOn(path));
    },
  };
}
