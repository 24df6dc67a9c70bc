import { contentNames, type Content } from '@/content/model/catalogue';
import { beginningOf, isPublishedOn } from '@/content/model/days';
import type { Loaded } from '@/content/model/read-content';
import { sectionsOf, type Site } from '@/content/model/read-site';
import type { Article } from '@/content/model/schemas/article';
import type { Section } from '@/content/model/schemas/sections';
import { sitePages } from '@/content/model/site-pages';

/** What decides what is published. */
interface Publishing {
  /** Whether to include drafts and what has a future date, as in development. */
  withAll: boolean;
  now: Date;
  timeZone: string;
}

/** @returns the articles to publish, newest first; those with a future date are marked */
export function publishedArticles(
  all: readonly Article[],
  { withAll, now, timeZone }: Publishing,
): Article[] {
  return all
    .map((article) => ({ article, begins: beginningOf(article.date, timeZone) }))
    .toSorted((a, b) => b.begins - a.begins || a.article.slug.localeCompare(b.article.slug))
    .map(({ article, begins }) => (begins > +now ? { ...article, isAhead: true } : article))
    .map((article) => {
      const { updated, ...rest } = article;
      const isToCome = !withAll && updated && beginningOf(updated, timeZone) > +now;
      return isToCome ? rest : article;
    })
    .filter(({ draft, isAhead }) => withAll || (!draft && !isAhead));
}

/** A page of sections without the positions that are no longer open. */
function withOpenJobs<Page extends { sections: readonly Section[] }>(page: Page, today: string) {
  const sections = page.sections.map((section) =>
    section.kind === 'jobs'
      ? { ...section, jobs: section.jobs.filter((job) => isPublishedOn(today, job)) }
      : section,
  );
  return { ...page, sections };
}

/** The pages of the catalogue that list sections, likewise. */
function openPagesOf(content: Content, today: string): Partial<Content> {
  const open = contentNames.flatMap((name) => {
    const page = content[name];
    const sections = page ? sectionsOf({ value: page }) : [];
    return sections.length > 0 ? [[name, withOpenJobs({ ...page, sections }, today)]] : [];
  });
  return Object.fromEntries(open) as Partial<Content>;
}

/**
 * The site without what is not to be published.
 *
 * @param withAll whether to include drafts, articles with a future date, and pages (not the notice)
 *   outside of their days, as in development
 */
export function publishedSite<Of extends Site>(site: Of, withAll: boolean): Of {
  const { content, today, now, timeZone, original } = site;
  const { notice } = content;
  return {
    ...site,
    content: {
      ...content,
      ...openPagesOf(content, today),
      notice: notice && isPublishedOn(today, notice) ? notice : undefined,
    },
    pages: site.pages
      .filter((page) => withAll || isPublishedOn(today, page))
      .map((page) => withOpenJobs(page, today)),
    articles: publishedArticles(site.articles, { withAll, now, timeZone }),
    original: original && publishedSite(original, withAll),
  };
}

/** The same, without redirects to what is not to be published; parameters as above. */
export function publishedOf(site: Loaded, withAll: boolean): Loaded {
  const published = publishedSite(site, withAll);
  const shown = new Set(sitePages(published).map(({ path }) => path));
  const hidden = new Set(
    sitePages(site)
      .map(({ path }) => path)
      .filter((path) => !shown.has(path)),
  );
  const isShown = ({ to }: { to: string }) => !hidden.has(to.replace(/#.*/, ''));
  return { ...published, redirects: site.redirects.filter(isShown) };
}
