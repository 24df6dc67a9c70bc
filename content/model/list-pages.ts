import { ARTICLES_FOR_A_PAGE } from '@/content/model/authors';
import { contentFile } from '@/content/model/catalogue';
import {
  ARTICLES_PER_PAGE,
  listJournalPages,
  type JournalPage,
} from '@/content/model/journal-pages';
import type { Site } from '@/content/model/read-site';
import type { Article } from '@/content/model/schemas/article';
import type { BlogPage } from '@/content/model/schemas/pages/blog';
import { furtherHead, headOf } from '@/content/model/schemas/pages/journal-heads';
import { ALWAYS, fieldsIn, type SitePage } from '@/content/model/site-page';
import { fillText } from '@/engine/islands/fill-text';

/** Key, label and head of the first page of a list, and where they come from. */
function firstOf(
  list: JournalPage,
  journal: SitePage,
  copy: BlogPage,
  { content, language }: Site,
) {
  const { topic, author } = list;
  if (topic) {
    return {
      file: journal.file,
      fields: fieldsIn(['topics', copy.topics.indexOf(topic)], 'id', 'title'),
      ...headOf(copy.topic, { topic: topic.title }),
      ...{ key: `blog/topic/${topic.id}`, label: topic.title, icon: topic.icon },
    };
  }
  if (!author) return journal;
  const entry = content.authors?.authors.indexOf(author) ?? -1;
  return {
    file: contentFile('authors', language),
    fields: fieldsIn(['authors', entry], 'id', 'name'),
    ...headOf(copy.author, { name: author.name }),
    ...{ key: `blog/author/${author.id}`, label: author.name, icon: 'users' as const },
    away: 'is not published yet: it comes with the third article of that author',
  };
}

function pageOfList(
  list: JournalPage,
  journal: SitePage,
  copy: BlogPage,
  site: Site,
  written: readonly { article: Article; appears: number }[],
): SitePage {
  const { path, topic, author, number, count } = list;
  const isEmpty = list.articles.length === 0;
  const first = firstOf(list, journal, copy, site);
  const times = written
    .filter(({ article }) => !topic || article.topic === topic.id)
    .filter(({ article }) => !author || article.author === author.id)
    .map(({ appears }) => appears)
    .toSorted((a, b) => a - b);
  // The article with which the page appears.
  const needed = number > 1 ? (number - 1) * ARTICLES_PER_PAGE + 1 : author && ARTICLES_FOR_A_PAGE;
  const shared = {
    ...ALWAYS,
    ...first,
    path,
    former: [],
    robots: isEmpty ? ('noindex' as const) : ('index' as const),
    inSitemap: !isEmpty,
    appears: needed ? (times[needed - 1] ?? Infinity) : -Infinity,
  };
  if (number === 1) return { ...shared, parent: journal.key };
  return {
    ...shared,
    ...furtherHead(copy.pages, { title: first.title, page: number, pages: count }),
    key: `${first.key}/page/${number}`,
    label: fillText(copy.pages.page, { page: number }),
    parent: first.key,
    continues: list.first,
  };
}

/**
 * The pages that list articles, except for the first of the journal, which is in the table.
 *
 * @param journal that first page
 * @param ofArticles the pages of all articles, in the order of `site.articles`
 */
export function pagesOfLists(
  site: Site,
  journal: SitePage,
  ofArticles: readonly SitePage[],
): SitePage[] {
  const { articles, content } = site;
  const copy = content['pages/blog'];
  if (!copy) return [];
  const written = articles.map((article, index) => ({
    article,
    appears: ofArticles[index]?.appears ?? Infinity,
  }));
  return listJournalPages(articles, copy, journal.path, content.authors?.authors)
    .filter(({ path }) => path !== journal.path)
    .map((list) => pageOfList(list, journal, copy, site, written));
}
