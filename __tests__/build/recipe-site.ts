/**
 * A copy of the site with the content of the fixture, every edit that `content/README.md` shows, and
 * what else an owner may wish for (`wishes/`).
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, parse as parsePath } from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import { parse, stringify } from 'yaml';
import { changeYaml, runIn, useFixture } from './copies';
import {
  article,
  author,
  brand,
  DOWNLOAD,
  editOf,
  edits,
  added,
  fieldsIn,
  pageFile,
  pictured,
  shownIn,
  video,
} from './recipe-edits';
import { apply } from './recipes';
import { grain, phonePicture, plain } from '@/__tests__/content/picture-files/originals';
import { content } from '@/content/model/loaded';
import { dayIn } from '@/content/model/days';
import type { Brand } from '@/content/model/schemas/brand';
import type { ComposedPage } from '@/content/model/schemas/composed-page';
import type { ClientLogo } from '@/content/model/schemas/logos';
import type { TeamFile } from '@/content/model/schemas/team';
import { site } from '@/content/model/site';
import { filesBelow } from '@/engine/shared/files-below';
import { SCRIPT_FLAGS } from '@/scripts/lib/run-script';
import { copySite, shareBuildCache } from '@/scripts/lib/site-copy';

export const COPY = join('reports', 'recipes');
export const OUT = join(COPY, 'out');

const page = parse(pageFile.text) as ComposedPage;

/** A page that shows a picture wherever one is allowed. */
export const PICTURES = '/what-a-phone-has-taken';
/** A campaign that nothing links to, a page with the form, and a list with one entry. */
export const WISHED = ['/one-week', '/visit', '/about/careers'];
/** The alternative text of the picture in the first client story. */
export const STORY = 'The ledger of a story';
/** The article's picture, as a phone saves it. */
const PHONE_FILE = 'from-a-phone.jpg';
const DAY_MS = 86_400_000;

/** Replaces `npm install`: copies the packages of the site's own font under the new font's name. */
function installFont() {
  const [from, to] = [content.brand.font, brand.font].map((font) => parsePath(font).name);
  for (const scope of ['@fontsource-variable', '@fontsource']) {
    const folder = join(COPY, 'node_modules', scope, to!);
    // The folder is a link: copying into it would overwrite the files of an owner who has the font.
    rmSync(folder, { recursive: true, force: true });
    cpSync(join('node_modules', scope, from!), folder, { recursive: true });
    for (const file of filesBelow(join(folder, 'files'))) {
      const name = file.replace(from!, () => to!);
      renameSync(join(folder, 'files', file), join(folder, 'files', name));
    }
    const metadata = readFileSync(join(folder, 'metadata.json'), 'utf8');
    writeFileSync(
      join(folder, 'metadata.json'),
      metadata.replace(`"id": "${from}"`, () => `"id": "${to}"`),
    );
  }
}

/** Makes the notice show today: the document's dates will have passed one day. */
function showNoticeToday() {
  const zone = site.offices[0]!.timeZone;
  changeYaml(join(COPY, editOf(/^content\/en\/notice\.yaml$/).file), (document) => {
    document.set('from', dayIn(zone, new Date(Date.now() - DAY_MS)));
    document.set('until', dayIn(zone, new Date(Date.now() + DAY_MS)));
  });
}

/** Adds the document's pictures, which take few bytes, one of 12 megapixels and 4 MB, and its film. */
async function addMedia() {
  const folder = join(COPY, 'content', 'media');
  mkdirSync(folder, { recursive: true });
  const { people } = shownIn<TeamFile>(/team\.yaml$/);
  for (const { file } of [pictured.image, ...people.map(({ image }) => image)]) {
    await phonePicture(3024, 4032).toFile(join(folder, file));
  }
  await phonePicture(3024, 4032, await grain()).toFile(join(folder, PHONE_FILE));
  const { wordmark } = fieldsIn(/brand\.yaml$/) as Required<Brand>;
  writeFileSync(
    join(folder, wordmark.light.file),
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="60" viewBox="0 0 5 1"><path d="M0 0h5v1H0z"/></svg>',
  );
  await plain(600, 120, '#ffffff').toFile(join(folder, wordmark.dark?.file ?? ''));
  const word = { create: { width: 900, height: 120, channels: 3 as const, background: '#c20' } };
  await plain(1200, 400, '#ffffff')
    .composite([{ input: word }])
    .toFile(join(folder, added<ClientLogo>('logos').image?.file ?? ''));
  mkdirSync(join(COPY, 'public', 'files'), { recursive: true });
  writeFileSync(join(COPY, 'public', DOWNLOAD.path), Buffer.alloc(DOWNLOAD.bytes));
  for (const path of [video.file, video.poster, video.captions]) {
    writeFileSync(join(COPY, 'public', path), ' ');
  }
}

/** Shows the picture wherever one is allowed, on a page of its own and in a split introduction. */
function showPicture() {
  const { image } = pictured;
  const [intro] = page.sections;
  const sections = [
    { ...intro, heading: 'What a phone has taken', image },
    ...['text', 'full'].map((variant) => ({ ...pictured, variant })),
    { kind: 'quote', text: 'It hangs in our hall.', name: 'Somebody', image },
    { kind: 'text', text: 'We count how often this page is opened.', onlyWith: 'insight' },
  ];
  const names = { title: 'What a phone has taken', label: 'Pictures', path: PICTURES };
  const description = 'Each place that may show a picture of the owner’s shows one here.';
  writeFileSync(
    join(COPY, 'content/en/pages/pictures.yaml'),
    stringify({ ...names, description, sections }, { aliasDuplicateObjects: false }),
  );
  changeYaml(join(COPY, 'content/en/pages/sitemap.yaml'), (document) =>
    document.setIn(['intro', 'image'], { ...image, alt: '' }),
  );
  changeYaml(join(COPY, 'content/en/client-stories.yaml'), (document) =>
    document.setIn(['stories', 0, 'image'], { ...image, alt: STORY }),
  );
  changeYaml(join(COPY, 'content/en/authors.yaml'), (document) =>
    document.setIn(['authors', 0, 'image'], { file: image.file, alt: author.name }),
  );
  changeYaml(join(COPY, pageFile.file), (document) => {
    document.setIn(['sections', 0, 'layout'], 'split');
    document.setIn(['sections', 0, 'image'], { ...image, alt: '' });
  });
}

/** Gives content ids and headings that elements of the pages themselves could have as ids. */
function useWordsOfPages() {
  const [question] = shownIn<[object]>(/^content\/en\/faq\.yaml$/);
  changeYaml(join(COPY, 'content/en/faq.yaml'), (document) => {
    for (const [index, id] of ['help', 'topic-2', 'site-header'].entries()) {
      document.addIn(['questions'], { ...question, id, question: `Which of ${index + 2}?` });
    }
  });
  const headings = ['Services', 'Contents', 'Main', 'Footnote label', 'Fn 1', 'About menu'];
  const sections = headings.map((heading) => `\n## ${heading}\n\nThe weave holds.\n`);
  const { alt } = pictured.image;
  const text = article.text
    .replace(/^author: .*$/m, () => `author: ${author.id}`)
    .replace(/^icon: /m, (icon) => `image:\n  file: ${PHONE_FILE}\n  alt: ''\n${icon}`)
    .replace('## ', () => `![${alt}](/media/${PHONE_FILE} "${pictured.caption}")\n\n## `);
  writeFileSync(join(COPY, article.file), text + sections.join(''));
}

/** Makes the copy and builds it; `addMore` writes what else it is to have. */
export async function buildRecipeSite(addMore: () => void): Promise<void> {
  copySite(COPY, ['e2e', 'playwright.config.ts', '__tests__/problems-of.ts']);
  shareBuildCache(COPY);
  useFixture(COPY);
  // The owner has files in which the document replaces fields.
  const { file } = editOf(/redirects\.yaml$/);
  if (!existsSync(join(COPY, file))) writeFileSync(join(COPY, file), 'redirects: []\n');
  // The fixture has the one already, and whoever has followed the document the other.
  rmSync(join(COPY, editOf(/newsletter\.yaml$/).file));
  rmSync(join(COPY, editOf(/silhouettes/).file), { force: true });
  for (const edit of edits) apply(edit, COPY);
  cpSync('__tests__/build/wishes', COPY, { recursive: true });
  installFont();
  showNoticeToday();
  await addMedia();
  showPicture();
  useWordsOfPages();
  addMore();
  await runIn(COPY, [...SCRIPT_FLAGS, 'scripts/content.ts', 'schemas']);
  await runIn(COPY, [...SCRIPT_FLAGS, 'scripts/build.ts'], { TYPES_ARE_CHECKED: '1' });
}

export const read = (path: string) => readFileSync(join(OUT, path), 'utf8');

/** Parsing takes longer than most queries, and many tests read the same page. */
const parsed = new Map<string, CheerioAPI>();

/** The page in a file of the export. Tests share it, so they must not change it. */
export function pageIn(file: string): CheerioAPI {
  const page = parsed.get(file) ?? load(read(file));
  parsed.set(file, page);
  return page;
}
export const open = (path: string) => pageIn(`${path === '/' ? 'index' : path.slice(1)}.html`);

/** A port that no other browser test uses. */
const PORT = String(Number(process.env.PORT ?? 4173) + 60);

/** Other tests run beside these, and each worker reads all of the content. */
const OPTIONS = ['--reporter=dot', '--workers=1'];

/** Runs browser tests on the copy. */
export const browserTests = (args: readonly string[]) =>
  runIn(COPY, [join('node_modules', '.bin', 'playwright'), 'test', ...OPTIONS, ...args], {
    NODE_ENV: 'test',
    PORT,
  });
