/** Covers page/reader-view of e2e/README.md: what reader views and web clippers make of a page. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { articles } from '@/content/model/journal';
import { articlePath, servicePath } from '@/content/model/paths';
import { services } from '@/content/model/services';
import { waitUntilDrawn } from '@/e2e/support/islands';
import { DESKTOP, pages } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

// Readers run beside the page's scripts, where its policy does not hold.
test.use({ viewport: DESKTOP, contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true });

const require = createRequire(import.meta.url);

/** Firefox's reader view, and a web clipper, as they run in a page. */
const READERS = [
  require.resolve('@mozilla/readability/Readability.js'),
  require.resolve('defuddle'),
].map((file) => readFileSync(file, 'utf8'));

declare const Readability: new (page: Document) => { parse: () => { textContent: string } | null };
declare const Defuddle: new (page: Document) => { parse: () => { content: string } };

/** Pages with prose, by the keys of their routes. */
const READ = [
  ...['home', 'about', 'careers', 'client-stories', 'ethics-code', 'faq', 'hire-resources'],
  ...['hiring-guide', 'industries', 'milestones', 'onboarding-guide', 'pricing', 'purpose'],
  ...['security', 'sitemap', 'why', 'work-culture'],
];

/**
 * Pages that are rather links, a form or a notice. Firefox offers no reader view of them, which would
 * take the longest sentence of the page, such as one of the footer, for the whole.
 */
const CLIPPED = ['blog', 'contact', 'services', 'cookie-policy', 'privacy-policy', 'terms-of-use'];

const pathsOf = (keys: readonly string[]) =>
  pages.filter(({ key }) => keys.includes(key ?? '')).map(({ path }) => path);

/** Characters below which Readability takes no text for an article. */
const READABLE = 500;
/** Characters of a page below which Readability takes it for one of links. */
const LEAST = 600;
const isShort = ({ body }: { body: string }) => body.length < READABLE;

const clipped = [
  ...pathsOf(CLIPPED),
  ...articles.filter(isShort).map(({ slug }) => articlePath(slug)),
];

const read = {
  'page with prose': pathsOf(READ),
  'other page': [
    ...pathsOf(CLIPPED),
    // All are of one kind, and their words do not count.
    ...services.slice(0, 1).map(({ id }) => servicePath(id)),
  ],
  article: articles.map(({ slug }) => articlePath(slug)),
};

/**
 * Turns every word into another of its own: readers drop parts with words such as “terms”, and which
 * words there are is up to the owner. The heading is one that they take for that of links to share.
 */
function hideWords(): void {
  const words = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const { currentNode } = words;
    currentNode.textContent = (currentNode.textContent ?? '').replace(/[A-Za-z]/g, (letter) => {
      const first = letter < 'a' ? 65 : 97;
      return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first);
    });
  }
  document.querySelector('h1')!.textContent = 'Social Media';
}

/**
 * The texts of the page that each reader loses. Titles and further links are left aside, also to
 * articles with their summaries, and so is the line of author and date, which readers show in their
 * own way.
 */
function lostTexts(): Record<'readability' | 'defuddle', string[]> {
  const blocks = 'blockquote, dd, div, dt, figcaption, li, p, pre, td, th';
  const titles = 'h1, h2, h3, h4, p:has(+ h1), dt';
  // Defuddle writes the description of a picture in place of its caption.
  const caption = 'figure:has([alt]:not([alt=""])) > figcaption';
  const further = `nav, form, a, :has(> button), main > section:last-of-type, [data-island=office-clock] *, ul:has(time), h3:has(a) + p, ${caption}`;
  const main = document.querySelector('main > article') ?? document.querySelector('main')!;
  const texts = [...main.querySelectorAll<HTMLElement>(blocks)]
    .filter((block) => !block.querySelector(`${blocks}, ${titles}`))
    .filter((block) => !block.closest(`${titles}, ${further}, [aria-hidden=true]`))
    .filter((block) => {
      const text = block.cloneNode(true) as HTMLElement;
      text.querySelectorAll('a, button, [aria-hidden=true]').forEach((control) => control.remove());
      return text.textContent.trim() !== '';
    })
    .map((block) => {
      const text = block.cloneNode(true) as HTMLElement;
      text.querySelectorAll('[data-footnote-backref]').forEach((arrow) => arrow.remove());
      return text.textContent.replace(/\s+/g, ' ').trim();
    });
  const read = new Readability(document.cloneNode(true) as Document).parse()?.textContent ?? '';
  const { content } = new Defuddle(document).parse();
  const clipped = new DOMParser().parseFromString(content, 'text/html').body.textContent;
  const isLost = (words: string) => {
    const kept = words.replace(/\s+/g, '');
    return (text: string) => !kept.includes(text.replace(/\s+/g, ''));
  };
  return { readability: texts.filter(isLost(read)), defuddle: texts.filter(isLost(clipped)) };
}

/** Whether a reader view shows a page with so many characters. */
const isReadable = (path: string, length: number) => length >= LEAST && !clipped.includes(path);

for (const [what, paths] of Object.entries(read)) {
  test(`page/reader-view: no ${what} loses a text in a reader view or a web clipper`, async ({
    page,
  }) => {
    test.setTimeout((1 + paths.length) * 30_000);
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto(path);
        await waitUntilDrawn(page);
        const { length } = await page.getByRole('main').innerText();
        await page.evaluate(hideWords);
        for (const reader of READERS) await page.evaluate(`${reader}; 0`);
        const lost = await page.evaluate(lostTexts);
        const readable = lost.readability.filter(() => isReadable(path, length));
        expect.soft(readable, path).toEqual([]);
        expect.soft(lost.defuddle, path).toEqual([]);
      });
    }
  });
}
