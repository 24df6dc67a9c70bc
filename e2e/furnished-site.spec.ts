/**
 * What the shipped site lacks: a notice, parts of other companies' sites, and a contact form that
 * really sends. One site has it all, because each takes a build of its own.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument, stringify } from 'yaml';
import { contactSendingTests, endpoint } from '@/e2e/furnished/contact-sending';
import { foreignPartsTests, map, newsletter, pagesWithMap } from '@/e2e/furnished/foreign-parts';
import { notice, noticeTests } from '@/e2e/furnished/notice';
import { serveRendered } from '@/e2e/support/rendered-site';
import { test } from '@/e2e/support/test';

const BUILD_LIMIT_MS = 900_000;
const port = Number(process.env.PORT ?? '4173') + 10;

// In one worker, so that the site is built only once.
test.describe.configure({ mode: 'default' });
test.use({ baseURL: `http://localhost:${port}` });

let stop: (() => void) | undefined;

function furnish(folder: string) {
  const content = join(folder, 'content');
  const setIn = (file: string, name: string, value: unknown) => {
    const path = join(content, file);
    const document = parseDocument(readFileSync(path, 'utf8'));
    document.set(name, value);
    writeFileSync(path, document.toString());
  };
  setIn('site.yaml', 'embeds', [{ host: new URL(map.url).host, name: 'The atlas' }]);
  for (const { file } of pagesWithMap) setIn(file, 'sections', [map]);
  setIn('en/pages/contact.yaml', 'sections', [map, { ...map, heading: 'When', variant: 'tall' }]);
  writeFileSync(join(content, 'en', 'newsletter.yaml'), stringify(newsletter));
  writeFileSync(join(content, 'en', 'notice.yaml'), stringify(notice));
}

test.beforeAll(async () => {
  test.setTimeout(BUILD_LIMIT_MS);
  stop = await serveRendered({
    name: 'furnished-site',
    pages: {
      'index.html': 'app/(home)/page.tsx',
      'about.html': 'app/about/page.tsx',
      'contact.html': 'app/contact/page.tsx',
      ...Object.fromEntries(
        pagesWithMap.map(({ path, source }) => [`${path.slice(1)}.html`, source]),
      ),
    },
    port,
    environment: { CONTACT_ENDPOINT: JSON.stringify(endpoint) },
    change: furnish,
  });
});

test.afterAll(() => stop?.());

test.describe('with a notice', () => {
  noticeTests();
});

test.describe('with foreign parts', () => {
  foreignPartsTests();
});

test.describe('with a form that sends', () => {
  contactSendingTests();
});
