import 'server-only';
import type { Blog, BlogPosting, Person } from 'schema-dts';
import { authorOf } from '@/components/journal/person';
import { topicTitle } from '@/components/journal/topic-title';
import { ORGANIZATION } from '@/components/seo/site-nodes';
import { absoluteUrl } from '@/components/seo/site-url';
import type { CardFormat } from '@/components/seo/card-format';
import { socialImagePath } from '@/components/seo/social-image';
import { readOutline } from '@/content/model/outline';
import { authorPath } from '@/content/model/paths';
import { findRoute, pathOf } from '@/content/model/routes';
import type { Author } from '@/content/model/schemas/authors';
import type { Article } from '@/content/model/schemas/article';
import type { Route } from '@/content/model/schemas/route';
import { copyOf } from '@/content/model/pages';
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

/** An author's node, with what their articles and their page show. */
export function personNode({ id, name, role, text, profile }: Author) {
  const page = findRoute(authorPath(id));
  return {
    '@type': 'Person',
    '@id': `${absoluteUrl('/')}#author-${id}`,
    ...(page && { url: absoluteUrl(page.path) }),
    name,
    jobTitle: role,
    description: text,
    worksFor: ORGANIZATION,
    ...(profile && { sameAs: [profile] }),
  } as const satisfies Person;
}

/** An article's node. Search engines want a name, so the company replaces a role as author. */
export function articleNode(route: Route, article: Article, card: CardFormat) {
  const { title, summary, date, updated, body } = article;
  const url = absoluteUrl(route.path);
  const person = authorOf(article);
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: title,
    description: summary,
    datePublished: date,
    ...(updated && { dateModified: updated }),
    publisher: ORGANIZATION,
    author: person ? personNode(person) : ORGANIZATION,
    articleSection: topicTitle(article),
    wordCount: readOutline(body).words,
    image: absoluteUrl(socialImagePath(route, card)),
    inLanguage: locale,
    mainEntityOfPage: { '@id': `${url}#page` },
  } as const satisfies BlogPosting;
}
