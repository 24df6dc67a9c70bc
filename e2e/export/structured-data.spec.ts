/** The structured data is consistent, and agrees with what the page shows. */
import { expect, test } from '@playwright/test';
import { exportedPage, isExported } from '@/e2e/support/exported';
import { pages } from '@/e2e/support/site';
import type { Route } from '@/content/model/schemas/route';
import { facts } from '@/content/model/loaded';
import { authorPath } from '@/content/model/paths';
import { site } from '@/content/model/site';
import { valuesOf } from '@/engine/shared/markup';
import messages from '@/messages/en.json' with { type: 'json' };

const breadcrumbs = `nav[aria-label="${messages.breadcrumbs.label}"]`;

type Node = { '@type'?: string; '@id'?: string; [property: string]: unknown };

/** Every object in a value, the value itself included. */
function objectsIn(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inner : [value as Node, ...inner];
}

function readPage(path: string) {
  const $ = exportedPage(path);
  const scripts = $('script[type="application/ld+json"]');
  const graph = JSON.parse(scripts.text()) as { '@context': string; '@graph': Node[] };
  const ofType = (type: string) => graph['@graph'].find((node) => node['@type'] === type);
  const visible = (selector: string) =>
    $(selector)
      .map((_, element) => $(element).text().trim())
      .get();
  return { $, scripts, graph, ofType, visible };
}

const typeOf: Record<string, string> = {
  '/about': 'AboutPage',
  '/contact': 'ContactPage',
  '/faq': 'FAQPage',
};

/** Whether a path is the first page of an author. */
const isAuthor = (path: string) => /^[^/]+$/.test(path.replace(authorPath(''), ''));

/** schema.org's type for a page. */
const pageType = (path: string) => typeOf[path] ?? (isAuthor(path) ? 'ProfilePage' : 'WebPage');

const urlOf = ({ path, canonical }: Route) => `${site.url}${canonical ?? path}`.replace(/\/$/, '');
const isService = ({ path }: Route) => path.startsWith('/service/');

for (const page of pages) {
  const { path } = page;
  const url = urlOf(page);

  test(`${path} has one graph whose parts find one another`, () => {
    const { scripts, graph, ofType } = readPage(path);
    expect(scripts).toHaveLength(1);
    expect(graph['@context']).toBe('https://schema.org');
    const nodes = objectsIn(graph['@graph']);
    const known = nodes.filter((node) => node['@type'] && node['@id']).map((node) => node['@id']);
    expect(new Set(known).size).toBe(known.length);
    for (const node of nodes.filter((one) => !one['@type'])) {
      expect(known, JSON.stringify(node)).toContain(node['@id']);
    }
    expect(ofType('Organization')).toMatchObject({ name: site.name, url: site.url });
    expect(ofType('WebSite')).toMatchObject({ name: site.name, url: site.url });
    expect(ofType(pageType(path))).toMatchObject({ url, '@id': `${url}#page` });

    expect(ofType('Service') !== undefined, 'claims a service').toBe(isService(page));
  });
}

for (const { path } of pages.filter(isService)) {
  test(`${path} names and describes its service in the words that it shows`, () => {
    const { ofType, visible } = readPage(path);
    expect(visible('main h1')).toEqual([ofType('Service')?.name]);
    expect(visible('main p')).toContain(ofType('Service')?.description);
  });
}

for (const page of pages.filter(({ path }) => path !== '/')) {
  test(`${page.path} shows its breadcrumbs as its facts name them`, () => {
    const { $, ofType, visible } = readPage(page.path);
    const crumbs = (ofType('BreadcrumbList')?.itemListElement ?? []) as Node[];
    expect(visible(`${breadcrumbs} li > :first-child`)).toEqual(crumbs.map(({ name }) => name));
    expect(crumbs.length).toBeGreaterThan(1);
    expect(crumbs.map(({ position }) => position)).toEqual(crumbs.map((_, index) => index + 1));
    const links = $(`${breadcrumbs} a`)
      .map((_, link) => `${site.url}${$(link).attr('href')}`.replace(/\/$/, ''))
      .get();
    expect([...links, urlOf(page)]).toEqual(crumbs.map(({ item }) => item));
    expect($(`${breadcrumbs} [aria-current=page]`)).toHaveLength(1);
    expect($(`${breadcrumbs} li`).last().find('[aria-current=page]')).toHaveLength(1);
  });
}

test('home and the 404 page have no breadcrumbs', () => {
  for (const path of ['/', '/404']) {
    expect(exportedPage(path)(breadcrumbs), path).toHaveLength(0);
    expect(exportedPage(path).html(), path).not.toContain('BreadcrumbList');
  }
});

test('the questions and answers of the FAQ are those on its page', () => {
  test.skip(!isExported('/faq'), 'there is no knowledge base');
  const { ofType, visible } = readPage('/faq');
  const questions = ofType('FAQPage')?.mainEntity as { name: string; acceptedAnswer: Node }[];
  expect(questions.map(({ name }) => name)).toEqual(visible('details > summary'));
  expect(questions.map(({ acceptedAnswer }) => acceptedAnswer.text)).toEqual(visible('details p'));
});

test('the ways to reach the company are those on the contact page, and on no other', () => {
  const { $, graph } = readPage('/contact');
  const text = $('main').text();
  const ofType = (type: string) =>
    objectsIn(graph['@graph']).filter((node) => node['@type'] === type);
  expect(ofType('ContactPoint')).toHaveLength(1);
  // That of an office with hours of its own stands beside them, too.
  const addresses = new Set(ofType('PostalAddress').map((address) => JSON.stringify(address)));
  expect(addresses.size).toBe(site.offices.length);
  for (const { streetAddress, addressLocality, postalCode } of ofType('PostalAddress')) {
    for (const part of [streetAddress, addressLocality, postalCode]) {
      expect(text).toContain(part as string);
    }
  }
  const called = new Set(valuesOf($, 'main a[href^="tel:"]', 'href'));
  expect(called).toEqual(new Set([`tel:${ofType('ContactPoint')[0]?.telephone as string}`]));
  expect(text).toContain(ofType('ContactPoint')[0]?.email);
  // Opening hours are in Greenwich time, those of an office of its own in its time.
  const { days, opens, closes } = site.hours;
  const hours = { dayOfWeek: days, opens: `${opens}:00Z`, closes: `${closes}:00Z` };
  expect(ofType('ContactPoint')[0]?.hoursAvailable).toMatchObject(hours);
  expect(text).toContain(facts.hours);
  const own = site.offices.flatMap((office) => office.hours ?? []);
  expect(ofType('Place').map((place) => place.openingHoursSpecification)).toMatchObject(
    own.map((one) => ({ dayOfWeek: one.days, opens: one.opens, closes: one.closes })),
  );

  for (const { path } of pages.filter((page) => page.path !== '/contact')) {
    const types = objectsIn(readPage(path).graph).map((node) => node['@type']);
    expect(types, path).not.toContain('ContactPoint');
    expect(types, path).not.toContain('PostalAddress');
  }
});
