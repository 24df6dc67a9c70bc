/**
 * Every island renders the same tree as Next did: React's development build, which reports each
 * difference, reports none, whatever was done to the page before.
 */
import type { Page } from '@playwright/test';
import { faqQuestions } from '@/content/model/faq';
import { servicePath } from '@/content/model/paths';
import { services } from '@/content/model/services';
import { field } from '@/e2e/support/contact-form';
import { useDevelopmentIslands } from '@/e2e/support/development-islands';
import { holdIslands } from '@/e2e/support/held-islands';
import { kinds } from '@/e2e/support/island-states';
import { waitForIslands } from '@/e2e/support/islands';
import { pathsWithIslands } from '@/e2e/support/paths-with-islands';
import { expectNothingLost, rememberParts } from '@/e2e/support/remembered-parts';
import { dot } from '@/e2e/support/slideshow';
import { expect, test } from '@/e2e/support/test';
import { content } from '@/content/model/loaded';

const { milestones } = content.milestones;

interface Visits {
  /** A query or fragment that a link may have, and a check of its effect. */
  link?: { suffix: string; leadsTo: (page: Page) => Promise<void> };
  /** What a visitor does before the islands are hydrated, and a check that it is kept. */
  before?: { act: (page: Page) => Promise<void>; isKept: (page: Page) => Promise<void> };
}

const service = services.find(({ aliases }) => aliases.length > 0) ?? services[0]!;
const answer = faqQuestions.at(-1)!;
const card = (page: Page, { id }: { id: string }) =>
  page.locator(`[data-island=service-explorer] :is(a, button):has(#${id})`);

async function expectWordsOfLink(page: Page) {
  await expect(field(page, 'inquiryType')).toHaveValue('careers');
  await expect(field(page, 'message')).toHaveValue('About that post');
}

/** The input that the tests of altered pages type into a page. */
function typedInto(path: string): Visits {
  const { type, expectTyped } = kinds.find((kind) => kind.path === path) ?? {};
  return type && expectTyped ? { before: { act: type, isKept: expectTyped } } : {};
}

/** Scrolls a row of slides to its second slide, as a finger does. */
const scrolledSlides = (island: string): Visits => ({
  before: {
    act: (page) =>
      page
        .locator(`[data-island=${island}] [role=group][aria-live]`)
        .evaluate((row) => row.scrollTo({ left: row.clientWidth, behavior: 'instant' })),
    isKept: (page) => expect(dot(page, 2)).toHaveAttribute('aria-current', 'true'),
  },
});

const servicePages: Visits = {
  link: {
    suffix: `#category-${service.categories.length}`,
    leadsTo: (page) =>
      expect(page.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true'),
  },
  before: {
    act: (page) => page.locator('[data-island=category-tabs] a').last().focus(),
    isKept: (page) => expect(page.getByRole('tab').last()).toBeFocused(),
  },
};

const visits: Record<string, Visits> = {
  '/': scrolledSlides('hero-carousel'),
  '/onboarding-guide': scrolledSlides('onboarding-slideshow'),
  '/about/milestones': {
    before: {
      act: (page) =>
        page
          .locator('[data-slot=milestones]')
          .evaluate((row) => row.scrollTo({ left: row.scrollWidth, behavior: 'instant' })),
      isKept: (page) =>
        expect(page.locator('[data-island=milestones-carousel] button + p')).toContainText(
          String(milestones.at(-1)!.year),
        ),
    },
  },
  '/contact': {
    ...typedInto('/contact'),
    link: {
      suffix: '?inquiryType=careers&message=About%20that%20post',
      leadsTo: expectWordsOfLink,
    },
  },
  '/services': {
    link: {
      suffix: `#${service.id}`,
      leadsTo: (page) =>
        expect(page.getByRole('region', { name: service.title, exact: true })).toBeVisible(),
    },
    before: {
      act: (page) => card(page, service).focus(),
      isKept: (page) => expect(card(page, service)).toBeFocused(),
    },
  },
  '/faq': {
    ...typedInto('/faq'),
    link: {
      suffix: `#${answer.id}`,
      leadsTo: (page) => expect(page.locator(`#${answer.id}`)).toBeInViewport(),
    },
  },
  // One service page, and one under an alias if there is any.
  ...Object.fromEntries(
    [service.id, ...service.aliases].slice(0, 2).map((name) => [servicePath(name), servicePages]),
  ),
};

/** All service pages are of one kind, so one page and one alias are enough. */
const paths = pathsWithIslands.filter((path) => path in visits || !path.startsWith('/service/'));

/** Opens a page, lets its islands start after `act`, and expects them to take it over as it is. */
async function expectTakenOver(page: Page, address: string, act?: (page: Page) => Promise<void>) {
  await useDevelopmentIslands(page);
  const release = await holdIslands(page);
  await page.goto(address);
  await rememberParts(page);
  await act?.(page);
  release();
  expect(await waitForIslands(page)).toBeGreaterThan(0);
  await expectNothingLost(page);
}

/** Expects that no element around an island is in the tree, where listeners of clicks put it. */
async function expectNoneExposed(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const islands = { nodeId: root.nodeId, selector: '[data-island]' };
  const { nodeIds } = await session.send('DOM.querySelectorAll', islands);
  expect(nodeIds.length).toBeGreaterThan(0);
  for (const nodeId of nodeIds) {
    const asked = { nodeId, fetchRelatives: false };
    const { nodes } = await session.send('Accessibility.getPartialAXTree', asked);
    expect(nodes.filter(({ ignored }) => !ignored)).toEqual([]);
  }
}

for (const path of paths) {
  const { link, before } = visits[path] ?? {};

  if (link) {
    test(`${path} hydrates as it stands, with what a link brings`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light' });
      await expectTakenOver(page, `${path}${link.suffix}`);
      await link.leadsTo(page);
    });
  }

  test(`${path} hydrates as it stands in dark, with what was done before`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectTakenOver(page, path, before?.act);
    await before?.isKept(page);

    await test.step('page/hydration: nothing is added for a screen reader', () =>
      expectNoneExposed(page));
  });
}

test.describe('a difference', () => {
  test.use({ expectedMessages: [/Hydration failed/] });

  test('is told, so that the tests above can fail', async ({ page }) => {
    const told = page.waitForEvent('console', (message) => /Hydration/.test(message.text()));
    await useDevelopmentIslands(page);
    const release = await holdIslands(page);
    await page.goto('/contact');
    await page
      .locator('[data-island=contact-form] button[type=submit] span')
      .evaluate((words) => (words.textContent = 'Send'));
    release();
    expect((await told).type()).toBe('error');
  });
});
