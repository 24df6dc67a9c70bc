import 'server-only';
import { articleOf } from '@/components/journal/article-of';
import type {
  BreadcrumbList,
  Graph,
  ProfilePage,
  Question,
  Service,
  Thing,
  WebPage,
} from 'schema-dts';
import { cardFormatOf } from '@/components/seo/card-format';
import { articleNode, journalNode, personNode } from '@/components/seo/journal-nodes';
import { contactDetails } from '@/components/seo/contact-nodes';
import { ORGANIZATION, WEBSITE, organization, website } from '@/components/seo/site-nodes';
import { urlOfLink } from '@/components/seo/languages';
import { absoluteUrl } from '@/components/seo/site-url';
import { faqQuestions } from '@/content/model/faq';
import type { RouteKey } from '@/content/model/route-table';
import { content } from '@/content/model/loaded';
import { plainText } from '@/content/model/reading/inline-markdown';
import { authorPath, servicePath } from '@/content/model/paths';
import { trailOf } from '@/content/model/routes';
import type { Route } from '@/content/model/schemas/route';
import { services } from '@/content/model/services';
import { locale } from '@/messages/language';

/** Pages for which schema.org has a type. */
const pageTypes: Partial<Record<RouteKey, 'AboutPage' | 'ContactPage' | 'FAQPage'>> = {
  about: 'AboutPage',
  contact: 'ContactPage',
  faq: 'FAQPage',
};

/**
 * The structured data of a page: one schema.org graph whose nodes refer to one another. It contains
 * nothing that the page does not show.
 */
export async function pageGraph(route: Route): Promise<Graph> {
  const url = absoluteUrl(route.canonical ?? route.path);
  const trail = trailOf(route);
  const breadcrumb = trail.length > 1 ? breadcrumbList(url, trail) : undefined;
  const service = services.find(({ id }) => servicePath(id) === (route.canonical ?? route.path));
  const article = articleOf(route);
  const author = content.authors?.authors.find(({ id }) => authorPath(id) === route.path);
  const subject = service
    ? serviceNode(url, service)
    : article
      ? articleNode(route, article, await cardFormatOf(article))
      : route.key === 'blog'
        ? journalNode()
        : author && personNode(author);
  const page = {
    '@type': author ? 'ProfilePage' : (pageTypes[route.key as RouteKey] ?? 'WebPage'),
    '@id': `${url}#page`,
    name: route.title,
    url,
    description: route.description,
    inLanguage: locale,
    isPartOf: WEBSITE,
    about: ORGANIZATION,
    breadcrumb: breadcrumb && { '@id': breadcrumb['@id'] },
    mainEntity: route.key === 'faq' ? questions : subject && { '@id': subject['@id'] },
  } satisfies WebPage | ProfilePage;
  const nodes: (Thing | undefined)[] = [
    route.key === 'contact' ? { ...organization, ...contactDetails } : organization,
    website,
    page,
    breadcrumb,
    subject,
  ];
  return {
    '@context': 'https://schema.org',
    '@graph': nodes.filter((node) => node !== undefined),
  };
}

function serviceNode(url: string, { title, description }: (typeof services)[number]) {
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: title,
    description,
    url,
    provider: ORGANIZATION,
  } as const satisfies Service;
}

function breadcrumbList(url: string, trail: readonly Route[]) {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${url}#breadcrumbs`,
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.label,
      item: urlOfLink(step.canonical ?? step.path),
    })),
  } as const satisfies BreadcrumbList;
}

const questions = faqQuestions.map(
  ({ question, answer }) =>
    ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    }) satisfies Question,
);
