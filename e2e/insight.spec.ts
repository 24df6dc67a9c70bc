import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { expect, test as base } from '@/e2e/support/test';
import { bundleScript } from '@/engine/bundle/bundle-script';
import { defineSite } from '@/engine/define-site';
import { stop } from '@/engine/serve/port';
import { createStaticServer } from '@/engine/serve/static-server';
import { shellOf } from '@/scripts/bundle-shell';

const WEBSITE = '01234567-89ab-4cde-8f01-23456789abcd';
const vitals = z.strictObject({
  lcp: z.int().positive(),
  // Missing if nothing was pressed.
  inp: z.number().positive().optional(),
  cls: z.literal(0),
});
const view = z.strictObject({ width: z.literal(1280) });

/** A URL or path without a query or a fragment. */
const plain = z.string().regex(/^[^?#]+$/);
const referrer = z.union([z.literal(''), z.string().regex(/^http:\/\/[^/]+$/)]);

/**
 * The messages that each service documents: the first reports that a page was seen, the second how
 * fast it was.
 */
const services = {
  plausible: {
    path: '/api/event',
    messages: [['pageview', true, view] as const, ['vitals', false, vitals] as const].map(
      ([name, interactive, props]) =>
        z.strictObject({
          name: z.literal(name),
          url: plain.startsWith('http'),
          domain: z.literal('localhost'),
          referrer,
          props,
          interactive: z.literal(interactive),
        }),
    ),
  },
  umami: {
    path: '/api/send',
    messages: [{}, { name: z.literal('vitals'), data: vitals }].map((more) =>
      z.strictObject({
        type: z.literal('event'),
        payload: z.strictObject({
          website: z.literal(WEBSITE),
          hostname: z.literal('localhost'),
          url: plain.startsWith('/'),
          referrer,
          screen: z.literal('1280x0'),
          ...more,
        }),
      }),
    ),
  },
  custom: {
    path: '/visits',
    messages: [view, vitals].map((facts, index) =>
      z.strictObject({
        name: z.literal(index === 0 ? 'pageview' : 'vitals'),
        path: plain.startsWith('/'),
        referrer,
        ...facts.shape,
      }),
    ),
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

const PAGE = '/about';

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

for (const [name, { messages }] of Object.entries(services)) {
  test.describe(name, () => {
    test.use({ kind: name as Kind });

    test('analytics/visits: is told of a page when it has loaded and when it is left', async ({
      page,
      service: { received },
    }) => {
      await visit(page, `${PAGE}?utm_source=post#x`, received);
      for (const [index, message] of messages.entries()) {
        expect(message.safeParse(received[index]).error?.issues ?? []).toEqual([]);
      }
    });
  });
}

test('analytics/visits: no cookie is sent with a visit, and none is kept', async ({
  page,
  context,
  service: { origin, received, cookies },
}) => {
  await context.addCookies([{ name: 'visitor', value: '1', url: origin }]);
  await visit(page, PAGE, received);
  expect(cookies).toEqual([undefined, undefined]);
  expect(await context.cookies()).toMatchObject([{ name: 'visitor', value: '1' }]);
});

test('analytics/visits: only the host of the referrer is sent', async ({
  page,
  service: { received },
}) => {
  await page.goto(`${PAGE}?name=somebody`, { referer: 'https://search.example/?q=secret' });
  await expect.poll(() => received).toHaveLength(1);
  expect(received[0]).toMatchObject({ path: PAGE, referrer: 'https://search.example' });
});

for (const [signal, value] of [
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
] as const) {
  test(`analytics/visits: nothing is told of somebody who has set ${signal}`, async ({
    page,
    service: { origin, received },
  }) => {
    await page.addInitScript(
      ([name, wanted]) => Object.defineProperty(navigator, name, { get: () => wanted }),
      [signal, value] as const,
    );
    await page.goto(PAGE);
    await page.goto('/robots.txt');
    // The first message to arrive is the one that a page without the signal sends afterwards.
    const other = await page.context().browser()!.newPage();
    await other.goto(`${origin}/services`);
    await expect.poll(() => received).toEqual([expect.objectContaining({ path: '/services' })]);
    await other.close();
  });
}
