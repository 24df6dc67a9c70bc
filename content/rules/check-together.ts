import { basename, dirname, join } from 'node:path';
import type { z } from 'zod';
import { catalogue, contentNames, isOptional } from '@/content/catalogue';
import { nameProblem } from '@/content/file-name';
import { readOutline } from '@/content/outline';
import { headingIds } from '@/engine/content/markdown-text';
import { brandProblems } from '@/content/rules/brand-problems';
import {
  fieldProblems,
  imageProblem,
  repeatedIds,
  textProblems,
} from '@/content/rules/check-links';
import { destinationsOf, namesIn, type LinkedPage } from '@/content/rules/destinations';
import { picturedProblems } from '@/content/rules/picture-problems';
import { referencesIn } from '@/content/rules/references';
import { authorHeadProblems, listHeadPlaces } from '@/content/rules/list-heads';
import { pathProblems } from '@/content/rules/page-paths';
import type { ArticleSource, RawContent } from '@/content/rules/raw-content';
import { menuTextProblems } from '@/content/rules/menu-texts';
import { fillText } from '@/engine/islands/fill-text';
import { isFile } from '@/engine/content/read-file';
import { svgContentProblem } from '@/engine/content/svg-size';
import { publishedProblems, readPublished } from '@/content/rules/published-urls';
import {
  lineOf,
  pagesIn,
  redirectProblems,
  redirectsByPath,
  redirectsIn,
} from '@/content/rules/redirects';
import { placesIn, placesInEntries, repeatedTexts } from '@/content/rules/repeated-texts';
import { entriesOf, fieldsOf, valueAt } from '@/engine/content/values';
import type { Source } from '@/engine/content/source';
import { beginningOf, dayIn, isPublishedOn } from '@/content/days';
import { isBelow, routeTable } from '@/content/route-table';
import { problemAt, type Problem } from '@/engine/content/problem';
import { composedPage } from '@/content/schemas/composed-page';
import { frontMatter } from '@/content/schemas/article';
import { moment } from '@/content/schemas/moment';

/** Titles and descriptions of pages, services and lists, then those of articles, newest last. */
function titlePlaces(files: RawContent) {
  const { sources, pages: composed, articles } = files;
  const pages = contentNames.filter((name) => name.startsWith('pages/'));
  const dateOf = (source: Source) => String(fieldsOf(source.data).date);
  return [
    ...pages.flatMap((name) => placesIn(sources[name], ['title', 'description'])),
    ...composed.flatMap((page) => placesIn(page, ['title', 'description'])),
    ...placesInEntries(sources.services, 'services', ['title', 'description']),
    ...listHeadPlaces(files),
    ...articles
      // If two have the same date, the copy is reported: its longer file name comes later.
      .toSorted((a, b) => a.slug.localeCompare(b.slug))
      .flatMap(({ fields }) => fields ?? [])
      .toSorted((a, b) => dateOf(a).localeCompare(dateOf(b)))
      .flatMap((fields) => placesIn(fields, ['title', 'summary'])),
  ];
}

/** When something is published, in milliseconds; -Infinity without a valid date. */
function appearance(date: unknown, timeZone: string): number {
  const { success, data } = moment.safeParse(date);
  return success ? beginningOf(data, timeZone) : -Infinity;
}

/** What checks of links to an article need to know, and what the article names itself. */
function linked({ slug, fields, body }: ArticleSource, timeZone: string, root: string) {
  const { draft, date, author } = fieldsOf(fields?.data);
  let ids: ReadonlySet<string> | undefined;
  return {
    slug,
    author: String(author),
    appears: draft === true ? Infinity : appearance(date, timeZone),
    ids: () => (ids ??= headingIds(body)),
    named: referencesIn(frontMatter, fields?.data),
    mentions: readOutline(body, root).mentions,
  };
}

/** Asks once for each path, because a thousand texts name the same paths. */
function once<Answer>(ask: (path: string) => Answer): (path: string) => Answer {
  const known = new Map<string, Answer>();
  return (path) => {
    if (!known.has(path)) known.set(path, ask(path));
    return known.get(path) as Answer;
  };
}

/** Whether there is a file at a path below `public/`. */
const hasFileBelow = (root: string) =>
  once((path) => !path.split('/').includes('..') && isFile(join(root, 'public', path)));

/** What links need to know of a page of sections; undefined if its path is not a text. */
function linkedPage({ data }: Source, timeZone: string): LinkedPage | undefined {
  const { path, from, until } = fieldsOf(data);
  if (typeof path !== 'string') return undefined;
  const day = (value: unknown) => (typeof value === 'string' ? value : undefined);
  const days = { from: day(from), until: day(until) };
  return { path, isPublishedAt: (time) => isPublishedOn(dayIn(timeZone, new Date(time)), days) };
}

/** What is wrong with the links and names in fields and texts, a line each. */
function linkProblems(files: RawContent, root: string): Problem[] {
  const { sources, absent, pages, articles, slug } = files;
  const { today, now, timeZone, hidden } = files;
  const redirects = redirectsByPath(redirectsIn(files));
  const hasFile = hasFileBelow(root);
  const linkedArticles = new Map(
    articles.map((article) => [article, linked(article, timeZone, root)]),
  );
  const destinations = destinationsOf({
    slug,
    absent,
    services: valueAt(sources.services?.data, ['services']),
    questions: valueAt(sources.faq?.data, ['questions']),
    industries: valueAt(sources.industries?.data, ['industries']),
    stories: valueAt(sources['client-stories']?.data, ['stories']),
    statements: valueAt(sources.purpose?.data, ['statements']),
    url: valueAt(sources.site?.data, ['url']),
    authors: valueAt(sources.authors?.data, ['authors']),
    topics: valueAt(sources['pages/blog']?.data, ['topics']),
    pages: pages.flatMap((page) => linkedPage(page, timeZone) ?? []),
    pageNames: [...pages, ...hidden].map(({ file }) => basename(file, '.yaml')),
    hidden: new Map(
      hidden.flatMap(({ file, paths }) => paths.map((path) => [path, file] as const)),
    ),
    now: Number(now),
    articles: [...linkedArticles.values()],
    hasFile,
    imageProblem: once((url) => imageProblem(url, root)),
    svgProblem: once((path) => svgContentProblem(path, root)),
    movedTo(path) {
      const redirect = redirects.get(path.toLowerCase());
      return redirect && { to: redirect.to, place: lineOf(redirect) };
    },
  });
  const idsIn = (source: Source | undefined, list: string) =>
    namesIn(valueAt(source?.data, [list]), 'id') ?? [];
  const idsOf = {
    models: idsIn(sources.pricing, 'models'),
    industries: idsIn(sources.industries, 'industries'),
    stories: idsIn(sources['client-stories'], 'stories'),
  };
  const problemsOfFields = (source: Source, schema: z.ZodType, isPage: boolean) => {
    // When a page or the notice is shown.
    const { from, until } = fieldsOf(source.data);
    const isOver = moment.safeParse(until).success && String(until) < today;
    // The targets of its links may be over, too, and must not stop the build.
    const appears = isOver ? Infinity : appearance(from, timeZone);
    const named = referencesIn(schema, source.data);
    return [
      ...fieldProblems(source, named, destinations, root, appears),
      ...(isPage ? repeatedIds(source, named, idsOf) : []),
    ];
  };
  return [
    ...contentNames.flatMap((name) => {
      const source = sources[name];
      if (!source) return [];
      return problemsOfFields(source, catalogue[name].schema, name.startsWith('pages/'));
    }),
    ...pages.flatMap((page) => problemsOfFields(page, composedPage, true)),
    ...[...linkedArticles].flatMap(([{ file, fields, linesAbove }, from]) => [
      ...(fields ? fieldProblems(fields, from.named, destinations, root, from.appears) : []),
      ...textProblems({ file, mentions: from.mentions, linesAbove }, from, destinations),
    ]),
    ...redirectProblems(files, destinations, hasFile),
  ];
}

/** Published paths that lead nowhere now. */
function forgottenPaths(files: RawContent, root: string): Problem[] {
  const { slug } = files;
  if (slug === undefined) return [];
  // Hiding a page is deliberate, as is hiding the journal with everything below it.
  const hidden = files.hidden.flatMap(({ paths }) => paths).map((path) => fillText(path, { slug }));
  const isHidden = (url: string) => hidden.some((path) => url === path || isBelow(url, path));
  const urls = new Set(pagesIn(files).map(({ url }) => url));
  const redirects = redirectsByPath(redirectsIn(files));
  return publishedProblems(
    readPublished(root),
    (url) => urls.has(url) || redirects.has(url.toLowerCase()) || isHidden(url),
  );
}

/** A visit counter that no page mentions. */
function untoldInsight({ sources, pages }: RawContent): Problem[] {
  const { site } = sources;
  if (!site || fieldsOf(site.data).insight === undefined) return [];
  const isTold = [...Object.values(sources), ...pages].some(({ data }) =>
    entriesOf(fieldsOf(data).sections).some(({ onlyWith }) => onlyWith === 'insight'),
  );
  if (isTold) return [];
  const problem =
    'no page says that visits are counted; add a section `text` with `onlyWith: insight`';
  return [problemAt({ file: site.file, path: ['insight'] }, problem)];
}

/** Sections of rules that would be empty, because no value is a rule. */
function emptyRules({ sources, pages }: RawContent): Problem[] {
  const values = entriesOf(valueAt(sources.purpose?.data, ['values']));
  if (!sources.purpose || values.some(({ inCode }) => inCode !== false)) return [];
  return [...Object.values(sources), ...pages].flatMap((source) =>
    entriesOf(fieldsOf(source.data).sections).flatMap(({ kind, values: begins, items }, index) => {
      if (kind !== 'rules' || begins !== true || entriesOf(items).length > 0) return [];
      const problem = 'shows nothing: no value of purpose.yaml has `inCode: true`';
      return [problemAt({ file: source.file, path: ['sections', index, 'values'] }, problem)];
    }),
  );
}

/** Pages marked as hidden although others need them, a line each. */
function neededPages({ sources }: RawContent): Problem[] {
  return contentNames
    .filter((name) => !isOptional(name))
    .flatMap((name) => sources[name] ?? [])
    .filter(({ data }) => fieldsOf(data).hidden === true)
    .map((source) =>
      problemAt(
        { file: source.file, path: ['hidden'] },
        'must not be true: the site cannot do without this page',
      ),
    );
}

/** What an owner has left behind of pages that have been taken away, a line each. */
function leftovers({ absent, sources, articles }: RawContent): Problem[] {
  const [article] = articles;
  const alone = absent.has('pages/blog') && article;
  return [
    ...(alone
      ? [{ file: dirname(article.file), message: 'no page shows these articles; delete them, too' }]
      : []),
    ...routeTable.flatMap((route) => {
      const source = sources[`pages/${route.key}`];
      const target = routeTable.find(({ path }) => 'kind' in route && path === route.canonical);
      if (!source || !target || !absent.has(`pages/${target.key}`)) return [];
      return [
        problemAt(
          { file: source.file, path: [] },
          `leads to “${target.path}”, which is no longer a page; hide it, too, or delete it`,
        ),
      ];
    }),
  ];
}

/**
 * What is wrong with the files as a whole: titles, paths, links, menus and former paths that lead
 * nowhere, and the look.
 */
export function problemsBetween(files: RawContent, root: string): Problem[] {
  return [
    ...repeatedTexts(titlePlaces(files)),
    ...files.pages.flatMap(({ file }) => {
      const problem = nameProblem(file);
      return problem ? [{ file, message: problem }] : [];
    }),
    ...pathProblems(files.pages, files.slug, files.absent, hasFileBelow(root)),
    ...linkProblems(files, root),
    ...menuTextProblems(files),
    ...neededPages(files),
    ...untoldInsight(files),
    ...emptyRules(files),
    ...authorHeadProblems(files),
    ...leftovers(files),
    ...[
      ...Object.values(files.sources),
      ...files.pages,
      ...files.articles.flatMap(({ fields }) => fields ?? []),
    ].flatMap((source) => picturedProblems(source, root)),
    ...brandProblems(files.sources.brand, root),
    ...forgottenPaths(files, root),
  ];
}
