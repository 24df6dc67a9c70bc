import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { expect, test as base } from '@/e2e/support/test';
import { bundleScript } from '@/engine/bundle/bundle-script';
import { defineSite } from '@/engine/define-site';
import { stop } from '@/engine/serve/port';
import { createStaticServer } from '@/engine/serve/static-server';
import { shellOf } from '@/scripts/bundle-shell';

const WEBSITE = '01234567-89ab-4cde-8f01-23456789abcd';
const PAGE = '/about';
const referrer = '';
const view = { width: 1280 };
/** There is no `inp`, because nothing is pressed. */
const vitals = { lcp: expect.any(Number), cls: 0 };

/**
 * The messages that each service documents: the first reports that a page was seen, the second how
 * fast it was. No URL or path has a query or a fragment.
 */
const services = {
  plausible: {
    path: '/api/event',
    messagesOf: (origin: string) => {
      const common = { url: `${origin}${PAGE}`, domain: 'localhost', referrer };
      return [
        { ...common, name: 'pageview', props: view, interactive: true },
        { ...common, name: 'vitals', props: vitals, interactive: false },
      ];
    },
  },
  umami: {
    path: '/api/send',
    messagesOf: () => {
      const page = { hostname: 'localhost', url: PAGE, referrer, screen: '1280x0' };
      const common = { ...page, website: WEBSITE };
      return [
        { type: 'event', payload: common },
        { type: 'event', payload: { ...common, name: 'vitals', data: vitals } },
      ];
    },
  },
  custom: {
    path: '/visits',
    messagesOf: () => [
      { name: 'pageview', path: PAGE, referrer, ...view },
      { name: 'vitals', path: PAGE, referrer, ...vitals },
    ],
  },
};

type Kind = keyof typeof services;

/** Serves the export of a site that reports to a service, and is that service as well. */
async function serve(kind: Kind) {
  const received: unknown[] = [];
  const cookies: (string | undefined)[] = [];
  const { source, environment } = shellOf('.');
  const { path } = services[kind];
  let script = '';
  const pages = createStaticServer('out', defineSite({}));
  const server: Server = createServer((request, response) => {
    const isScript = /\/_next\/static\/shell-[^/]+\.js$/.test(request.url ?? '');
    if (isScript) response.setHeader('Content-Type', 'text/javascript').end(script);
    else if (request.method !== 'POST') pages.emit('request', request, response);
    else {
      void text(request).then((body) => {
        cookies.push(request.headers.cookie);
        received.push(request.url === path ? JSON.parse(body) : request.url);
        response.writeHead(202, { 'Set-Cookie': 'visitor=2' }).end('ok');
      });
    }
  }).listen(0);
  await once(server, 'listening');
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  script = await bundleScript('.', [source], {
    ...environment,
    INSIGHT_KIND: kind,
    INSIGHT_URL: `${origin}${path}`,
    INSIGHT_WEBSITE: WEBSITE,
  });
  return { received, cookies, origin, close: () => stop(server) };
}

/**
 * Waits until the browser has reported the largest paint, which it does after the load event when
 * it is busy. Observers are notified in the order in which they began: the page's own before this.
 */
function untilPainted(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((resolve) =>
        new PerformanceObserver(() => resolve()).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        }),
      ),
  );
}

/** Opens a page, leaves it once it has told what it tells of a visit, and waits for the rest. */
async function visit(page: Page, url: string, received: readonly unknown[]): Promise<void> {
  await page.goto(url);
  await expect.poll(() => received).toHaveLength(1);
  await untilPainted(page);
  await page.goto('/robots.txt');
  await expect.poll(() => received).toHaveLength(2);
}

const test = base.extend<{
  kind: Kind;
  service: { origin: string; received: unknown[]; cookies: unknown[] };
}>({
  kind: ['custom', { option: true }],
  service: async ({ kind }, use) => {
    const { close, ...service } = await serve(kind);
    await use(service);
    close();
  },
  baseURL: ({ service }, use) => use(service.origin),
});

test.use({ viewport: { width: 1300, height: 800 } });

for (const [name, { messagesOf }] of Object.entries(services)) {
  test.describe(name, () => {
    test.use({ kind: name as Kind });

    test('analytics/visits: is told of a page when it has loaded and when it is left, without a cookie', async ({
      page,
      context,
      service: { origin, received, cookies },
    }) => {
      await context.addCookies([{ name: 'visitor', value: '1', url: origin }]);
      await visit(page, `${PAGE}?utm_source=post#x`, received);
      expect(received).toEqual(messagesOf(origin));
      // Whole milliseconds.
      expect(JSON.stringify(received)).toMatch(/"lcp":[1-9]\d*[,}]/);
      expect(cookies).toEqual([undefined, undefined]);
      expect(await context.cookies()).toMatchObject([{ name: 'visitor', value: '1' }]);
    });
  });
}

test('analytics/visits: only the host of the referrer is sent', async ({
  page,
  service: { received },
}) => {
  await page.goto(`${PAGE}?name=somebody`, { referer: 'https://search.example/?q=secret' });
  await expect.poll(() => received).toHaveLength(1);
  expect(received[0]).toMatchObject({ path: PAGE, referrer: 'https://search.example' });
});
