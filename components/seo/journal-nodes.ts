import 'server-only';
import type { Blog, BlogPosting } from 'schema-dts';
import { topicTitle } from '@/components/journal/topic-title';
import { ORGANIZATION } from '@/components/seo/site-nodes';
import { absoluteUrl } from '@/components/seo/site-url';
import { socialImagePath } from '@/components/seo/social-image';
import { wordsIn } from '@/components/journal/reading-time';
import { pathOf } from '@/content/routes';
import type { Article } from '@/content/schemas/article';
import type { Route } from '@/content/schemas/route';
import { copyOf } from '@/content/pages';
import { locale } from '@/messages/language';

/** The journal as a whole, for its index page. */
export function journalNode() {
  const { intro } = copyOf('blog');
  return {
    '@type': 'Blog',
    '@id': `${absoluteUrl(pathOf('blog'))}#journal`,
    name: intro.heading,
    description: intro.lead,
    inLanguage: locale,
    publisher: ORGANIZATION,
  } as const satisfies Blog;
}

/** An article's node. Authors are roles: they have a title and no name. */
export function articleNode(route: Route, article: Article) {
  const { title, summary, date, updated, author, body } = article;
  const url = absoluteUrl(route.path);
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: title,
    description: summary,
    datePublished: date,
    ...(updated && { dateModified: updated }),
    author: { '@type': 'Person', jobTitle: author, worksFor: ORGANIZATION },
    publisher: ORGANIZATION,
    articleSection: topicTitle(article),
    wordCount: wordsIn(body),
    image: absoluteUrl(socialImagePath(route)),
    inLanguage: locale,
    mainEntityOfPage: { '@id': `${url}#page` },
  } as const satisfies BlogPosting;
}
