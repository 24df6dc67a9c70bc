/**
 * The recipes of `content/README.md` work: a copy of the site gets every edit that they show, all
 * at once and to the letter. The copy builds, no old fact is left in it, each addition is where it
 * belongs, and pictures are as browsers should get them.
 */
// @needs-page blog
// @needs-page client-stories
// @needs-page faq
// @needs-page industries
// @needs-page pricing
// @needs-page why
// @needs-page work-culture
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, parse as parsePath } from 'node:path';
import { inflateSync } from 'node:zlib';
import { load, type CheerioAPI } from 'cheerio';
import sharp from 'sharp';
import { parse, stringify } from 'yaml';
import { changeYaml, runIn } from './copies';
import { apply, editsIn, undo, type Edit } from './recipes';
import { makeRoomForService } from './room-for-service';
import { grain, phonePicture, plain } from '@/__tests__/content/picture-files/originals';
import { cardThreads } from '@/components/art/damask-threads';
import { readSilhouette } from '@/components/art/silhouette';
import { content, facts, redirects as ownRedirects } from '@/content/model/loaded';
import { copyOf } from '@/content/model/pages';
import { pathOf } from '@/content/model/routes';
import { hoursInWords } from '@/content/model/rules/facts';
import type { Brand } from '@/content/model/schemas/brand';
import type { Industry } from '@/content/model/schemas/industries';
import type { ClientLogo } from '@/content/model/schemas/logos';
import type { PricingModel } from '@/content/model/schemas/pricing';
import type { ComposedPage } from '@/content/model/schemas/composed-page';
import type { FaqQuestion } from '@/content/model/schemas/faq';
import { dayIn } from '@/content/model/days';
import type { Notice } from '@/content/model/schemas/notice';
import type { Slide } from '@/content/model/schemas/hero';
import type { SectionKind, SectionOf } from '@/content/model/schemas/sections';
import type { Service } from '@/content/model/schemas/service';
import type { Company } from '@/content/model/schemas/site';
import type { TeamFile } from '@/content/model/schemas/team';
import { site } from '@/content/model/site';
import { readYaml } from '@/content/model/reading/read-file';
import { entriesOf, fieldsOf } from '@/engine/shared/values';
import { escapePattern } from '@/engine/shared/escape-pattern';
import { filesBelow } from '@/engine/shared/files-below';
import { textsOf } from '@/engine/shared/markup';
import { SCRIPT_FLAGS } from '@/scripts/lib/run-script';
import { copySite, shareBuildCache } from '@/scripts/lib/site-copy';

const COPY = join('reports', 'recipes');
const OUT = join(COPY, 'out');
/** A port that no other browser test uses. */
const PORT = String(Number(process.env.PORT ?? 4173) + 60);
/** Lists that the document replaces whole, with the field that identifies their entries. */
const OWN_LISTS = [
  ['content/redirects.yaml', 'redirects', 'from'],
  ['content/en/authors.yaml', 'authors', 'id'],
] as const;
const edits = editsIn(readFileSync('content/README.md', 'utf8'));

/**
 * The edit that the document shows for the file that a pattern matches; `at` names its place if
 * there are several.
 */
function editOf(pattern: RegExp, at?: string): Edit {
  const edit = edits.find(({ file, place }) => pattern.test(file) && place === (at ?? place));
  if (!edit) throw new Error(`content/README.md shows no edit of ${pattern.source}`);
  return edit;
}

/** The entry that the document adds to a collection. */
function added<Entry>(name: string): Entry {
  const [entry] = parse(editOf(new RegExp(`^content/en/${name}\\.yaml$`)).text) as [Entry];
  return entry;
}

/** The section of a kind that the document adds to its page. */
function addedSection<Kind extends SectionKind>(kind: Kind): SectionOf<Kind> {
  const sections = edits
    .filter(({ file, place }) => /pages\/spring\.yaml$/.test(file) && place === 'in `sections`')
    .flatMap(({ text }) => parse(text) as SectionOf<Kind>[]);
  const section = sections.find((one) => one.kind === kind);
  if (!section) throw new Error(`content/README.md adds no section of the kind ${kind}`);
  return section;
}

/** Name of a file, without its folders and its ending. */
const nameOf = ({ file }: Edit) => parsePath(file).name;

/** The look that the document shows, without its logo. */
const brand = parse(editOf(/^content\/brand\.yaml$/).text) as Brand;
const service = added<Service>('services');
const industry = added<Industry>('industries');
const question = added<FaqQuestion>('faq');
const model = added<PricingModel>('pricing');
const logo = added<ClientLogo>('logos');
const slide = added<Slide>('hero');
const silhouette = editOf(/^components\/art\/silhouettes\//);
const article = editOf(/^content\/en\/journal\//);
const articlePath = `/blog/${nameOf(article)}`;
const head = parse(article.text.split('---\n')[1] ?? '') as { title: string; services: string[] };
const pageFile = editOf(/^content\/en\/pages\//, 'a new file');
const page = parse(pageFile.text) as ComposedPage;
const pagePath = page.path;
const video = addedSection('video');
const pictured = addedSection('picture');
const whyPage = parse(editOf(/pages\/why\.yaml$/).text) as { aliases: string[] };
const { redirects } = parse(editOf(/redirects\.yaml$/).text) as {
  redirects: { from: string; to: string }[];
};
/** Paths that redirected before, and the path that contains the company's former name. */
const formerPaths = [...ownRedirects.map(({ from }) => from), pathOf('why')];
/** The article's picture, as a phone saves it. */
const PHONE_FILE = 'from-a-phone.jpg';
const ORIGINAL = join(COPY, 'content', 'media', PHONE_FILE);
/** A page that shows a picture wherever one is allowed. */
const PICTURES = '/what-a-phone-has-taken';
/** The alternative text of the picture in the first client story. */
const STORY = 'The ledger of a story';
const HEADING = 'Ask and find';
/** A sentence that is shown only where visits are counted. */
const COUNTED = 'We count how often this page is opened.';
const noticeFile = editOf(/^content\/en\/notice\.yaml$/);
const notice = parse(noticeFile.text) as Notice;
const DAY_MS = 86_400_000;
const FILE = { path: '/files/terms.pdf', bytes: 240_100, note: '(PDF, 240 kB)' };

/** The copy's `site.yaml` as it is written, with placeholders. */
let company: Pick<Company, 'name' | 'slug' | 'offices' | 'hours'> & { phone: string };

const read = (path: string) => readFileSync(join(OUT, path), 'utf8');

/** Parsing takes longer than most queries, and many tests read the same page. */
const parsed = new Map<string, CheerioAPI>();

/** The page in a file of the export. Tests share it, so they must not change it. */
function pageIn(file: string): CheerioAPI {
  const page = parsed.get(file) ?? load(read(file));
  parsed.set(file, page);
  return page;
}
const open = (path: string) => pageIn(`${path === '/' ? 'index' : path.slice(1)}.html`);

/** Changes a text, as the first recipe says. */
function changeHeading() {
  changeYaml(join(COPY, 'content/en/pages/faq.yaml'), (document) =>
    document.setIn(['intro', 'heading'], HEADING),
  );
}

/** Puts an owner's entries back into replaced lists: paths and articles need them. */
function keepOwnEntries() {
  for (const [file, list, key] of OWN_LISTS.filter(([path]) => existsSync(path))) {
    changeYaml(join(COPY, file), (document) => {
      const shown = entriesOf(fieldsOf(document.toJS())[list]).map((entry) => entry[key]);
      for (const entry of entriesOf(fieldsOf(readYaml(file).data)[list])) {
        if (!shown.includes(entry[key])) document.addIn([list], entry);
      }
    });
  }
  const { file } = editOf(/pages\/why\.yaml$/);
  const { slug } = parse(editOf(/site\.yaml$/, '').text) as Company;
  const aliases = [...(copyOf('why').aliases ?? []), pathOf('why')].filter(
    (path) => !whyPage.aliases.includes(path) && !path.endsWith(`why-${slug}`),
  );
  changeYaml(join(COPY, file), (document) => {
    for (const path of aliases) document.addIn(['aliases'], path);
  });
}

/** Replaces `npm install`: copies the packages of the site's own font under the new font's name. */
function installFont() {
  const [from, to] = [content.brand.font, brand.font].map((font) => parsePath(font).name);
  // An owner may already use the document's font.
  if (from === to) return;
  for (const scope of ['@fontsource-variable', '@fontsource']) {
    const folder = join(COPY, 'node_modules', scope, to!);
    // The folder is a link: copying into it would overwrite the files of an owner who has the font.
    rmSync(folder, { recursive: true, force: true });
    cpSync(join('node_modules', scope, from!), folder, { recursive: true });
    for (const file of filesBelow(join(folder, 'files'))) {
      renameSync(
        join(folder, 'files', file),
        join(
          folder,
          'files',
          file.replace(from!, () => to!),
        ),
      );
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
  changeYaml(join(COPY, noticeFile.file), (document) => {
    document.set('from', dayIn(zone, new Date(Date.now() - DAY_MS)));
    document.set('until', dayIn(zone, new Date(Date.now() + DAY_MS)));
  });
}

/** Adds a file to download, and empty files for the video. */
function addFile() {
  mkdirSync(join(COPY, 'public', 'files'), { recursive: true });
  writeFileSync(join(COPY, 'public', FILE.path), Buffer.alloc(FILE.bytes));
  for (const path of [video.file, video.poster, video.captions]) {
    writeFileSync(join(COPY, 'public', path), '');
  }
}

/** Adds the document's pictures, which take few bytes, and one of 12 megapixels and 4 MB. */
async function addPictures() {
  const folder = join(COPY, 'content', 'media');
  mkdirSync(folder, { recursive: true });
  const { people } = parse(editOf(/team\.yaml$/).text) as TeamFile;
  for (const { file } of [pictured.image, ...people.map(({ image }) => image)]) {
    await phonePicture(3024, 4032).toFile(join(folder, file));
  }
  await phonePicture(3024, 4032, await grain()).toFile(ORIGINAL);
  const word = { create: { width: 900, height: 120, channels: 3 as const, background: '#c20' } };
  await plain(1200, 400, '#ffffff')
    .composite([{ input: word }])
    .toFile(join(folder, logo.image?.file ?? ''));
}

/** Shows the picture wherever one is allowed, on a page of its own and in a split introduction. */
function showPicture() {
  const { image } = pictured;
  const own = join(COPY, 'content/en/pages/pictures.yaml');
  const [intro] = page.sections;
  const sections = [
    { ...intro, heading: 'What a phone has taken', image },
    ...['text', 'full'].map((variant) => ({ ...pictured, variant })),
    { kind: 'quote', text: 'It hangs in our hall.', name: 'Somebody', image },
    { kind: 'text', text: COUNTED, onlyWith: 'insight' },
  ];
  const names = { title: 'What a phone has taken', label: 'Pictures', path: PICTURES };
  const description = 'Each place that may show a picture of the owner’s shows one here.';
  writeFileSync(
    own,
    stringify({ ...names, description, sections }, { aliasDuplicateObjects: false }),
  );
  changeYaml(join(COPY, 'content/en/pages/sitemap.yaml'), (document) =>
    document.setIn(['intro', 'image'], { ...image, alt: '' }),
  );
  changeYaml(join(COPY, 'content/en/client-stories.yaml'), (document) =>
    document.setIn(['stories', 0, 'image'], { ...image, alt: STORY }),
  );
  changeYaml(join(COPY, pageFile.file), (document) => {
    document.setIn(['sections', 0, 'layout'], 'split');
    document.setIn(['sections', 0, 'image'], { ...image, alt: '' });
  });
}

/** Gives content ids and headings that elements of the pages themselves could have as ids. */
function useWordsOfPages() {
  changeYaml(join(COPY, 'content/en/faq.yaml'), (document) => {
    for (const [index, id] of ['help', 'topic-2', 'site-header'].entries()) {
      document.addIn(['questions'], { ...question, id, question: `Which of ${index + 2}?` });
    }
  });
  const headings = ['Services', 'Contents', 'Main', 'Footnote label', 'Fn 1', 'About menu'];
  const sections = headings.map((heading) => `\n## ${heading}\n\nThe weave holds.\n`);
  const download = `\n[Our terms](${FILE.path}) say the same.\n`;
  const { alt } = pictured.image;
  const text = article.text
    .replace(/^icon: /m, (icon) => `image:\n  file: ${PHONE_FILE}\n  alt: ''\n${icon}`)
    .replace('## ', () => `![${alt}](/media/${PHONE_FILE} "${pictured.caption}")\n\n## `);
  writeFileSync(join(COPY, article.file), text + download + sections.join(''));
}

beforeAll(async () => {
  copySite(COPY, ['e2e', 'playwright.config.ts', '__tests__/problems-of.ts']);
  shareBuildCache(COPY);
  for (const edit of edits) undo(edit, COPY);
  makeRoomForService(COPY);
  for (const edit of edits) apply(edit, COPY);
  keepOwnEntries();
  installFont();
  changeHeading();
  showNoticeToday();
  addFile();
  await addPictures();
  showPicture();
  useWordsOfPages();
  company = parse(readFileSync(join(COPY, 'content/site.yaml'), 'utf8')) as typeof company;
  await runIn(COPY, [...SCRIPT_FLAGS, 'scripts/content.ts', 'schemas']);
  await runIn(COPY, [...SCRIPT_FLAGS, 'scripts/build.ts'], { TYPES_ARE_CHECKED: '1' });
});

afterAll(() => rmSync(COPY, { recursive: true, force: true }));

/** What a page shows as text, in lower case. */
function shownIn(file: string): string {
  const body = pageIn(file)('body').clone();
  body.find('script, style').remove();
  return body.text().toLowerCase();
}

it('leaves no old fact in any file or file name, except in redirected paths', () => {
  const { city, street, postalCode } = site.offices[0]!;
  const { display, e164 } = site.phone;
  const { hours = '' } = facts;
  const old = [site.name, site.slug, display, e164, city, street, postalCode, hours];
  const now = JSON.stringify(company).toLowerCase();
  const telltales = old.map((fact) => fact.toLowerCase()).filter((fact) => !now.includes(fact));
  expect(telltales).not.toEqual([]);
  const leadingOn = [...whyPage.aliases, ...formerPaths].filter((path) =>
    telltales.some((fact) => path.toLowerCase().includes(fact)),
  );
  // A short fact turns up by chance, such as a postal code in a number of seconds.
  const isShort = (fact: string) => fact.length < 6;
  const words = telltales
    .filter(isShort)
    .map((fact) => new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(fact)}(?![\\p{L}\\p{N}])`, 'u'));
  const found = filesBelow(OUT).flatMap((file) => {
    const whole = `/${file}\n${readFileSync(join(OUT, file), 'latin1')}`.toLowerCase();
    // Servers' patterns have no leading slash.
    const text = leadingOn.reduce(
      (rest, path) => rest.replaceAll(path.slice(1).toLowerCase(), ''),
      whole,
    );
    const shown = file.endsWith('.html') && words.length > 0 ? shownIn(file) : '';
    return [
      ...telltales.filter((fact) => !isShort(fact) && text.includes(fact)),
      ...words.filter((fact) => fact.test(shown)),
    ].map((fact) => `${file}: ${String(fact)}`);
  });
  expect(found).toEqual([]);
});

/** Colours of print, whatever the look is. */
const PAPER_AND_INK = ['#ffffff', '#000000'];

/** A colour in every notation that files may use. */
function formsOf(colour: string): string[] {
  const parts = [1, 3, 5].map((start) => parseInt(colour.slice(start, start + 2), 16));
  const short = /^#(.)\1(.)\2(.)\3$/.exec(colour);
  return [
    colour,
    `rgb(${parts.join(' ')}`,
    ...['rgb', 'rgba'].map((name) => `${name}(${parts.join()}`),
    ...(short ? [`#${short.slice(1).join('')};`] : []),
  ];
}

/** The colour of a PNG's first pixel, which no filter changes because nothing comes before it. */
function cornerOf(image: string): string {
  const png = readFileSync(image);
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) {
    const isData = png.toString('latin1', at + 4, at + 8) === 'IDAT';
    if (isData) parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  return `#${inflateSync(Buffer.concat(parts)).toString('hex', 1, 4)}`;
}

it('leaves no old colour or font in any file but the owner’s own', () => {
  const coloursOf = ({ colours }: Brand) =>
    Object.values(colours)
      .flatMap(Object.values<string>)
      .map((colour) => colour.toLowerCase());
  const now = [...coloursOf(brand), ...PAPER_AND_INK];
  const former = coloursOf(content.brand);
  expect(former).not.toEqual([]);
  // Empty if an owner already uses the document's colours.
  const old = former.filter((colour) => !now.includes(colour));
  const fonts = [content.brand.font].filter((font) => font !== brand.font);
  const telltales = [
    ...old.flatMap(formsOf),
    ...fonts
      .map((font) => parsePath(font).name)
      .flatMap((name) => [`font-${name}`, `media/${name}`]),
  ];
  const found = filesBelow(OUT)
    .filter((file) => file === 'icon.svg' || !existsSync(join(COPY, 'public', file)))
    .flatMap((file) => {
      const text = `${file}\n${readFileSync(join(OUT, file), 'latin1')}`.toLowerCase();
      return telltales.filter((sign) => text.includes(sign)).map((sign) => `${file}: ${sign}`);
    });
  expect(found).toEqual([]);
});

it('has the new colours, corner, font and logo', () => {
  const { light, dark } = brand.colours;
  const $ = open('/');
  const style = $('style').text();
  for (const colour of [light.accent, dark.accent, brand.colours.night.surface]) {
    expect(style).toContain(colour);
  }
  expect(style).toContain(`--radius-control:${brand.corner.replace(/^0/, '')}`);
  expect(style).toContain(`--font-${parsePath(brand.font).name}`);
  const themes = $('meta[name=theme-color]').map((_, meta) => $(meta).attr('content'));
  expect(themes.get()).toEqual([light.surface, dark.surface]);
  const logo = editOf(/\.svg$/);
  expect($('header a img').attr('src')).toBe(logo.file.replace(/^public/, ''));
  expect(read('icon.svg')).toBe(logo.text);
  expect(read('art/story.svg')).toContain(dark.accent);
  for (const image of ['icons/maskable-512.png', 'social/pricing.png']) {
    expect(cornerOf(join(OUT, image))).toBe(light.surface);
  }
});

it('has the new name, office and hours', () => {
  expect(existsSync(join(OUT, 'about', `why-${company.slug}.html`))).toBe(true);
  expect(open('/')('title').text()).toContain(company.name);
  const contact = open('/contact')('main').text();
  const [office] = company.offices;
  const shown = [office!.city, office!.street, office!.postalCode, company.phone];
  for (const fact of shown) expect(contact).toContain(fact);
  expect(contact).toContain(hoursInWords(company.hours, 'en'));
  expect(open('/contact')('script[type="application/ld+json"]').text()).toContain(
    `"opens":"${company.hours.opens}`,
  );
});

it('redirects former paths by a rule and by a page, and lists none of them', () => {
  const renamed = whyPage.aliases.map((from) => ({ from, to: `/about/why-${company.slug}` }));
  for (const { from, to } of [...renamed, ...redirects]) {
    expect(read('_redirects')).toContain(`${from} ${to} 301\n`);
    expect(open(from)('meta[http-equiv=refresh]').attr('content')).toBe(`0; url=${to}`);
    for (const list of ['sitemap.xml', 'llms.txt', 'sitemap.html']) {
      expect(read(list)).not.toContain(from);
    }
  }
});

it('shows the changed heading', () => {
  expect(open('/faq')('h1').text()).toBe(HEADING);
});

it('has the new service as a page with its own picture, as a card and in the footer', () => {
  const path = `/service/${service.id}`;
  const $ = open(path);
  expect($('h1').text()).toBe(service.title);
  expect(service.icon).toBe(nameOf(silhouette));
  const { wefts } = cardThreads(readSilhouette(service.icon, silhouette.text));
  for (const weft of wefts) {
    expect($(`main svg path[d="${weft}"]`)).toHaveLength(1);
    expect(open('/services')(`main svg path[d="${weft}"]`)).toHaveLength(1);
  }
  expect(textsOf($, 'main li')).toEqual(expect.arrayContaining(service.categories[0]!.tasks));
  expect(textsOf(open('/services'), 'main h3')).toContain(service.title);
  expect(open('/')(`#SiteFooter a[href="${path}"]`).text()).toBe(service.title);
});

it('has the new industry', () => {
  const $ = open('/industries');
  expect($(`#${industry.id} h2`).text()).toBe(industry.title);
  for (const work of industry.work) expect($(`#${industry.id}`).text()).toContain(work);
});

it('has the new question in its category', () => {
  const $ = open('/faq');
  const answer = $(`#${question.id}`).closest('details');
  const group = answer.parent().parent();
  expect(group.find('h3').text()).toBe(question.category);
  expect(answer.find('summary').text()).toBe(question.question);
});

it('has the new pricing model', () => {
  const $ = open('/pricing');
  expect(textsOf($, 'main h2, main h3')).toContain(model.title);
  expect($('main').text()).toContain(model.ctaText);
  for (const feature of model.features) expect($('main').text()).toContain(feature);
});

it('has the new article in the index, the feeds and the pages of its services', () => {
  expect(open(articlePath)('h1').text()).toBe(head.title);
  expect(open('/blog')(`main a[href="${articlePath}"]`).text()).toContain(head.title);
  for (const feed of ['blog/atom.xml', 'blog/feed.json']) expect(read(feed)).toContain(head.title);
  for (const id of head.services) {
    expect(open(`/service/${id}`)(`main a[href="${articlePath}"]`)).not.toHaveLength(0);
  }
});

it('has the notice on top of every page', () => {
  const pages = filesBelow(OUT).filter((file) => file.endsWith('.html'));
  // A redirect page has no header, and so no notice.
  for (const page of pages.filter((file) => pageIn(file)('#SiteHeader').length > 0)) {
    const link = pageIn(page)(`aside a[href="${notice.link}"]`);
    expect(`${page}: ${link.text()}`).toBe(`${page}: ${notice.text}`);
  }
});

it('shows the type and size of a linked file', () => {
  const link = open(articlePath)(`main a[href="${FILE.path}"]`);
  expect(link.text()).toBe(`Our terms ${FILE.note}`);
  expect(existsSync(join(OUT, FILE.path))).toBe(true);
});

it('reports visits to the counting service, which the policy allows on every page', () => {
  const { insight } = parse(editOf(/site\.yaml$/, 'a new field').text) as Required<Company>;
  const { origin } = new URL(insight.url);
  expect(read('_headers')).toMatch(new RegExp(`connect-src [^;]*${origin}[ ;]`));
  const scripts = filesBelow(OUT).filter((file) => /\/shell-[\w-]+\.js$/.test(file));
  expect(scripts).not.toEqual([]);
  for (const script of scripts) expect(read(script)).toContain(`${insight.url}/api/event`);
  expect(open(PICTURES)('main').text()).toContain(COUNTED);
});

it('has the video with its captions, which the policy allows', () => {
  const shown = open(pagePath)('main video');
  const { file: src, poster } = video;
  expect(shown.attr()).toMatchObject({ src, poster, preload: 'none', loading: 'lazy' });
  expect(shown.prev('img').attr()).toMatchObject({ src: poster, loading: 'lazy' });
  expect(shown.find('track[kind=captions]').attr('src')).toBe(video.captions);
  expect(open(pagePath)(`#${shown.attr('aria-labelledby')}`).text()).toBe(video.heading);
  expect(read('_headers')).toContain("media-src 'self'");
});

it('shows the picture of a story on its page', () => {
  const [story] = content['client-stories'].stories;
  const picture = open(pathOf('client-stories'))(`#${story!.id} img[alt="${STORY}"]`);
  expect(picture).toHaveLength(1);
});

it('shows the picture of a slide instead of its weave, after the first paint', () => {
  const picture = open('/')(`[data-island=hero-carousel] picture img[alt="${slide.image?.alt}"]`);
  expect(picture.attr()).toMatchObject({ loading: 'lazy' });
  expect(picture.closest('[role=group]').find('img')).toHaveLength(1);
});

it('shows the logo with the others, without the empty space around it', () => {
  const shown = open('/')(`[data-island=logo-strip] img[alt="${logo.name}"]`);
  const { width = '', height } = shown.attr() ?? {};
  expect(height).toBe('40');
  // Seven and a half times as wide as it is high, and lower than its row.
  expect(Number(width)).toBeGreaterThan(150);
  expect(existsSync(join(OUT, shown.attr('src') ?? ''))).toBe(true);
});

it('shows the picture upright on the page and in the article, without the phone’s metadata', async () => {
  const original = await sharp(ORIGINAL).metadata();
  expect(statSync(ORIGINAL).size).toBeGreaterThan(4_000_000);
  expect(original).toMatchObject({ width: 4032, orientation: 6 });
  expect(original.exif?.includes('Phone')).toBe(true);
  for (const path of [pagePath, articlePath]) {
    const $ = open(path);
    const images = $(`main picture img[alt="${pictured.image.alt}"]`);
    expect(images).toHaveLength(1);
    expect(images.closest('figure').find('figcaption').text()).toBe(pictured.caption);
    const file = images.attr('src') ?? '';
    const { width, height, exif } = await sharp(join(OUT, file)).metadata();
    expect({ width, height }).toEqual({
      width: Number(images.attr('width')),
      height: Number(images.attr('height')),
    });
    expect(height).toBeGreaterThan(width);
    expect(exif).toBeUndefined();
  }
  const files = filesBelow(join(OUT, 'media'));
  expect(files).not.toEqual([]);
  for (const file of files) {
    const { exif, xmp, iptc, orientation } = await sharp(join(OUT, 'media', file)).metadata();
    expect({ file, exif, xmp, iptc, orientation }).toEqual({ file });
  }
  expect(files).not.toContain(pictured.image.file);
  expect(files).not.toContain(PHONE_FILE);
  const card = sharp(join(OUT, 'social', `blog-${nameOf(article)}.png`));
  const part = { left: 850, top: 50, width: 100, height: 100 };
  const [red, , blue] = (await sharp(await card.extract(part).toBuffer()).stats()).channels;
  expect(red?.mean).toBeGreaterThan(2 * (blue?.mean ?? 0));
});

it('shows the article’s picture instead of its drawing', () => {
  const drawings = (path: string) => open(path)('article > :first-child svg.damask').length;
  expect(drawings(articlePath)).toBe(0);
  const others = filesBelow(join(OUT, 'blog')).filter((file) => file.endsWith('.html'));
  const [other = ''] = others
    .filter((file) => pageIn(`blog/${file}`)('article').length > 0)
    .map((file) => `/blog/${file.replace(/\.html$/, '')}`)
    .filter((path) => path !== articlePath);
  expect(drawings(other)).toBe(1);
});

it('shows the team on the pages that have a team section', () => {
  const { people } = parse(editOf(/team\.yaml$/).text) as TeamFile;
  for (const name of ['about', 'work-culture'] as const) {
    const section = copyOf(name).sections.find(({ kind }) => kind === 'team');
    const $ = open(pathOf(name));
    const heading = $('main h2').filter((_, one) => $(one).text() === fieldsOf(section).heading);
    const shown = $(`main section[aria-labelledby="${heading.attr('id')}"]`);
    for (const { name: person, role, text, image } of people) {
      expect(shown.find('h3').text()).toContain(person);
      expect(shown.text()).toContain(role);
      expect(shown.text()).toContain(text);
      expect(shown.find(`img[alt="${image.alt}"]`)).toHaveLength(1);
    }
  }
});

it('has the new page in the footer and the sitemaps, and a social card for it', () => {
  expect(open(pagePath)('h1').text()).toBe(fieldsOf(page.sections[0]).heading);
  expect(textsOf(open(pagePath), 'main section h2')).toEqual([
    ...[...page.sections.slice(1), video].flatMap((section) => fieldsOf(section).heading ?? []),
  ]);
  expect(open('/')(`#SiteFooter a[href="${pagePath}"]`)).toHaveLength(1);
  expect(open('/sitemap')(`main a[href="${pagePath}"]`).text()).toBe(page.label);
  expect(read('sitemap.xml')).toContain(`${pagePath}</loc>`);
  expect(existsSync(join(OUT, `social${pagePath}.png`))).toBe(true);
});

it('has the new menu, in which a page has the label that its file gives it there', () => {
  const { resources } = parse(editOf(/menus\.yaml$/).text) as { resources: string[] };
  const { menuLabels } = parse(editOf(/pages\/faq\.yaml$/).text) as {
    menuLabels: { resources: string };
  };
  const shown = textsOf(open('/'), '#MobileMenu [aria-labelledby=MobileResources] a');
  expect(shown).toHaveLength(resources.length);
  expect(shown[resources.indexOf('faq')]).toBe(menuLabels.resources);
  expect(shown[resources.indexOf(nameOf(pageFile))]).toBe(page.label);
});

it('gives no two elements of a page the same id, whatever headings and questions are called', () => {
  for (const path of [articlePath, '/faq', pagePath]) {
    const ids = open(path)('[id]')
      .map((_, element) => open(path)(element).attr('id'))
      .get();
    expect([path, ids]).toEqual([path, [...new Set(ids)]]);
  }
});

it('passes the browser tests of pictures, where they are everywhere, in an article, and with a video', async () => {
  const args = [join('node_modules', '.bin', 'playwright'), 'test', '--reporter=dot'];
  const ofPages = [PICTURES, articlePath, pagePath].map(escapePattern).join('|');
  const tests = [join('e2e', 'pictures.spec.ts'), '-g', `(?:${ofPages})(?: |$)`];
  expect(await runIn(COPY, [...args, ...tests], { NODE_ENV: 'test', PORT })).toMatch(/\d+ passed/);
});
