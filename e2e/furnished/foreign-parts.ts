/**
 * Parts of other companies' sites. A server on this machine stands in for the map and for the
 * service that takes addresses.
 */
import { createServer, type Server } from 'node:http';
import type { Page } from '@playwright/test';
import { servicePath } from '@/content/model/paths';
import { pathOf } from '@/content/model/routes';
import { services } from '@/content/model/services';
import type { Newsletter } from '@/content/model/schemas/newsletter';
import type { SectionOf } from '@/content/model/schemas/sections';
import { expectNoViolationsInBothThemes } from '@/e2e/support/axe';
import { movedParts } from '@/e2e/support/layout-shift';
import { DESKTOP, PHONE } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import { escapePattern } from '@/engine/shared/escape-pattern';
import { expectNoWider } from '@/e2e/support/wide-text';

const port = Number(process.env.PORT ?? '4173') + 11;
const origin = `http://127.0.0.1:${port}`;

export const map: SectionOf<'embed'> = {
  kind: 'embed',
  heading: 'Where we are',
  text: 'The map shows both entrances.',
  url: `${origin}/map?zoom=12`,
  action: 'Load the map from {name}',
  link: 'Open the map',
  variant: 'wide',
};
const ofTable = (name: 'security' | 'sitemap' | 'blog' | 'milestones', source: string) => ({
  file: `en/pages/${name}.yaml`,
  path: pathOf(name),
  source: `app/${source}/page.tsx`,
});
/** Pages with a layout of their own, besides the contact page, each with its content file and source. */
export const pagesWithMap = [
  ofTable('security', 'security'),
  ofTable('sitemap', 'sitemap'),
  ofTable('blog', 'blog/[[...slug]]'),
  ofTable('milestones', 'about/milestones'),
  {
    file: 'en/pages/service.yaml',
    path: servicePath(services[0]?.id ?? ''),
    source: 'app/service/[serviceId]/page.tsx',
  },
];
export const newsletter: Newsletter = {
  heading: 'One letter a month',
  text: 'What we have learned from our clients’ month ends.',
  label: 'Your e-mail address',
  mistake: 'Enter a whole address, such as name@company.com',
  action: 'Send me the letter',
  consent: 'We keep your address for this letter alone, and each one has a link that ends it.',
  privacy: { text: 'Ask what we keep', link: '/contact' },
  inFooter: true,
  delivery: { service: 'own', url: `${origin}/letters`, field: 'email' },
};

const button = (page: Page) => page.getByRole('link', { name: 'Load the map from The atlas' });
const frame = (page: Page) => page.frameLocator(`iframe[title="${map.heading}"]`);
const footer = (page: Page) => page.getByRole('contentinfo');

export function foreignPartsTests() {
  test.use({ expectedOrigins: [origin], viewport: DESKTOP });

  /** What the other company was asked for, with what was posted to it. */
  const asked: string[] = [];
  let foreign: Server;

  test.beforeAll(() => {
    foreign = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        asked.push(`${request.method} ${request.url} ${body}`.trim());
        response.setHeader('Content-Type', 'text/html');
        response.end('<!doctype html><html lang="en"><title>x</title><p>Here it is</p>');
      });
    }).listen(port);
  });

  test.beforeEach(() => void (asked.length = 0));

  test.afterAll(() => void foreign.close());

  for (const javaScriptEnabled of [true, false]) {
    test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled });

      test('embed/press: a map is asked for when its button is pressed, and not before', async ({
        page,
      }) => {
        await page.goto('/contact');
        // Until then it is no stop for the keyboard; without scripts it has to be there.
        const empty = page.locator(`iframe[title="${map.heading}"]`);
        await expect(empty).toBeVisible({ visible: !javaScriptEnabled });
        await button(page).first().scrollIntoViewIfNeeded();
        await button(page).first().press('Enter');
        await expect(frame(page).getByText('Here it is')).toBeVisible();
        expect(asked).toEqual(['GET /map?zoom=12']);
        await expect(page).toHaveURL('/contact');
      });

      test('newsletter/sign-up: a whole address is posted from the footer', async ({ page }) => {
        await page.goto('/about');
        const field = footer(page).getByRole('textbox', { name: newsletter.label });
        const send = footer(page).getByRole('button', { name: newsletter.action });
        await field.fill('ada@theatre');
        await send.click();
        await expect(field).toBeFocused();
        expect(asked).toEqual([]);
        await field.fill('ada@theatre.example');
        await send.click();
        await expect(page).toHaveURL(`${origin}/letters`);
        expect(asked).toContain('POST /letters email=ada%40theatre.example');
      });
    });
  }

  test('embed/press: the policy allows the host on this page alone', async ({ request }) => {
    const policyOf = async (path: string) =>
      (await request.get(path)).headers()['content-security-policy'] ?? '';
    expect(await policyOf('/contact')).toContain(`frame-src ${origin};`);
    const other = await policyOf('/about');
    expect(other).not.toContain('frame-src');
    expect(other).toMatch(new RegExp(`form-action [^;]*${escapePattern(origin)}[ ;]`));
  });

  test('embed/press: pages with a layout of their own have it after their parts', async ({
    page,
  }) => {
    for (const { path } of pagesWithMap) {
      await test.step(path, async () => {
        const response = await page.goto(path);
        expect(response?.headers()['content-security-policy']).toContain(`frame-src ${origin};`);
        await expect(
          page.getByRole('main').getByRole('heading', { name: map.heading }),
        ).toBeVisible();
        await expectNoWider(page);
      });
    }
  });

  test('embed/press, newsletter/sign-up: have room on a phone and on a desktop, and no violations', async ({
    page,
  }) => {
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport);
      await page.goto('/contact');
      await expectNoWider(page);
      expect(await movedParts(page)).toEqual([]);
    }
    await expectNoViolationsInBothThemes(page);
    // A page without a ground of its own does not lie over what was in its place.
    await button(page).first().click();
    const opened = page.locator(`iframe[title="${map.heading}"]`);
    await expect(opened).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });
}
