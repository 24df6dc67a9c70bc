/**
 * The recipes of `content/README.md` work: a copy of the site gets every edit that they show, all at
 * once, and a journal of many articles. The copy builds, no old fact is left in it, each addition is
 * where it belongs, and pictures are as browsers should get them.
 */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, parse as parsePath } from 'node:path';
import sharp from 'sharp';
import { parse } from 'yaml';
import { cornerOf, formsOf } from './colours-in-files';
import './long-journal';
import { addJournal } from './long-journal-site';
import {
  added,
  addedSection,
  article,
  brand,
  browserTests,
  buildRecipeSite,
  COPY,
  DOWNLOAD,
  editOf,
  fieldsIn,
  open,
  OUT,
  pageFile,
  pictured,
  PICTURES,
  read,
  shownIn,
  STORY,
  video,
  WISHED,
} from './recipe-site';
import { cardThreads } from '@/components/art/damask-threads';
import { readSilhouette } from '@/components/art/silhouette';
import { content, facts } from '@/content/model/loaded';
import { hoursInWords } from '@/content/model/rules/facts';
import type { Brand } from '@/content/model/schemas/brand';
import type { ComposedPage } from '@/content/model/schemas/composed-page';
import type { ContactFormContent } from '@/content/model/schemas/contact-form';
import type { FaqQuestion } from '@/content/model/schemas/faq';
import type { Slide } from '@/content/model/schemas/hero';
import type { Industry } from '@/content/model/schemas/industries';
import type { ClientLogo } from '@/content/model/schemas/logos';
import type { Newsletter } from '@/content/model/schemas/newsletter';
import type { Notice } from '@/content/model/schemas/notice';
import type { PricingModel } from '@/content/model/schemas/pricing';
import type { SectionOf } from '@/content/model/schemas/sections';
import type { Service } from '@/content/model/schemas/service';
import type { Story } from '@/content/model/schemas/client-stories';
import type { Company } from '@/content/model/schemas/site';
import type { TeamFile } from '@/content/model/schemas/team';
import { site } from '@/content/model/site';
import { fillText } from '@/engine/islands/fill-text';
import { escapePattern } from '@/engine/shared/escape-pattern';
import { filesBelow } from '@/engine/shared/files-below';
import { textsOf } from '@/engine/shared/markup';

const pagePath = (parse(pageFile.text) as ComposedPage).path;
const articlePath = `/blog/${parsePath(article.file).name}`;

/** The copy's `site.yaml` as it is written, with placeholders. */
let company: Pick<Company, 'name' | 'slug' | 'offices' | 'hours'> & { phone: string };

/** The security policy that a page states. */
const policyOf = (path: string) =>
  open(path)('meta[http-equiv="Content-Security-Policy"]').attr('content');

beforeAll(async () => {
  await buildRecipeSite(addJournal);
  company = parse(readFileSync(join(COPY, 'content/site.yaml'), 'utf8')) as typeof company;
});

afterAll(() => rmSync(COPY, { recursive: true, force: true }));

it('leaves no old fact in any file or file name', () => {
  const { city, street, postalCode } = site.offices[0]!;
  const { display, e164 } = site.phone;
  const old = [site.name, site.slug, display, e164, city, street, postalCode, facts.hours ?? ''];
  const now = JSON.stringify(company).toLowerCase();
  const telltales = old.map((fact) => fact.toLowerCase()).filter((fact) => !now.includes(fact));
  expect(telltales).not.toEqual([]);
  // A short one turns up by chance, such as a postal code in a number of seconds.
  const words = new RegExp(`(?<![\\p{L}\\p{N}])(?:${telltales.map(escapePattern).join('|')})`, 'u');
  const found = filesBelow(OUT).filter((file) =>
    words.test(`/${file}\n${readFileSync(join(OUT, file), 'latin1')}`.toLowerCase()),
  );
  expect(found).toEqual([]);
});

/** Colours of print, whatever the look is. */
const PAPER_AND_INK = ['#ffffff', '#000000'];

it('leaves no old colour or font in any file but the owner’s own', () => {
  const coloursOf = ({ colours }: Brand) =>
    Object.values(colours)
      .flatMap(Object.values<string>)
      .map((colour) => colour.toLowerCase());
  const now = [...coloursOf(brand), ...PAPER_AND_INK];
  const former = coloursOf(content.brand);
  expect(former).not.toEqual([]);
  const old = former.filter((colour) => !now.includes(colour));
  const { name } = parsePath(content.brand.font);
  const telltales = [...old.flatMap(formsOf), `font-${name}`, `media/${name}`];
  const found = filesBelow(OUT)
    .filter((file) => file === 'icon.svg' || !existsSync(join(COPY, 'public', file)))
    .flatMap((file) => {
      const text = `${file}\n${readFileSync(join(OUT, file), 'latin1')}`.toLowerCase();
      return telltales.filter((sign) => text.includes(sign)).map((sign) => `${file}: ${sign}`);
    });
  expect(found).toEqual([]);
});

it('has the new colours, corner, font and logo', async () => {
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
  expect(read('icon.svg')).toBe(logo.text);
  expect(read('art/story.svg')).toContain(dark.accent);
  for (const image of ['icons/maskable-512.png', 'social/pricing.png']) {
    expect(await cornerOf(join(OUT, image))).toBe(light.surface);
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
  const data = open('/contact')('script[type="application/ld+json"]').text();
  expect(data).toContain(`"opens":"${company.hours.opens}:00Z"`);
  expect(data).toContain(`"opens":"${office!.hours!.opens}"`);
  expect(contact).toContain(hoursInWords(office!.hours!, 'en', office!.timeZone));
});

it('redirects former paths by a rule and by a page, and lists none of them', () => {
  const { aliases } = shownIn<{ aliases: string[] }>(/pages\/why\.yaml$/);
  const { redirects } = shownIn<{ redirects: { from: string; to: string }[] }>(/redirects\.yaml$/);
  const renamed = aliases.map((from) => ({ from, to: `/about/why-${company.slug}` }));
  for (const { from, to } of [...renamed, ...redirects]) {
    expect(read('_redirects')).toContain(`${from} ${to} 301\n`);
    expect(open(from)('meta[http-equiv=refresh]').attr('content')).toBe(`0; url=${to}`);
    for (const list of ['sitemap.xml', 'llms.txt', 'sitemap.html']) {
      expect(read(list)).not.toContain(from);
    }
  }
});

it('draws the picture of the new service on its page and its card', () => {
  const { id, icon } = added<Service>('services');
  const silhouette = editOf(/^components\/art\/silhouettes\//);
  expect(icon).toBe(parsePath(silhouette.file).name);
  const { wefts } = cardThreads(readSilhouette(icon, silhouette.text));
  for (const path of [`/service/${id}`, '/services']) {
    for (const weft of wefts) expect(open(path)(`main svg path[d="${weft}"]`)).toHaveLength(1);
  }
});

it('has the new industry, question and pricing model on their pages', () => {
  const industry = added<Industry>('industries');
  const section = open('/industries')(`#${industry.id}`);
  for (const words of [industry.title, ...industry.work]) expect(section.text()).toContain(words);

  const question = added<FaqQuestion>('faq');
  const answer = open('/faq')(`#${question.id}`).closest('details');
  expect(answer.parent().parent().find('h3').text()).toBe(question.category);
  expect(answer.find('summary').text()).toBe(question.question);

  const model = added<PricingModel>('pricing');
  const prices = open('/pricing')('main').text();
  for (const words of [model.title, model.ctaText, ...model.features]) {
    expect(prices).toContain(words);
  }
});

it('leads a button into the form, draws a gallery, and offers the download', () => {
  const $ = open(pagePath);
  const { link, action } = addedSection('next');
  expect($(`main a[href="${link}"]`).text()).toBe(action);
  const gallery = $('main div:has(> figure + figure + figure)');
  expect(gallery.find('figcaption')).toHaveLength(gallery.find('figure picture').length);
  expect($(`main a[href="${DOWNLOAD.path}"]`).text()).toContain(DOWNLOAD.note);
});

it('gives the new story a page, to which the list leads', () => {
  const { id, title, path = '', text = '' } = added<Story>('client-stories');
  const { labels } = content['client-stories'];
  const $ = open(path);
  expect($('h1').text()).toBe(title);
  const headings = [labels.problem, labels.work, labels.result, text.split('\n')[0]?.slice(3)];
  expect(textsOf($, 'main h2')).toEqual(headings);
  expect(open('/room')(`#${id} h2 a`).attr('href')).toBe(path);
});

it('has the notice on top of pages', () => {
  const notice = shownIn<Notice>(/^content\/en\/notice\.yaml$/);
  for (const path of ['/', articlePath]) {
    expect(open(path)(`aside a[href="${notice.link}"]`).text()).toBe(notice.text);
  }
});

it('reports visits to the counting service, which the policy allows on every page', () => {
  const { insight } = shownIn<Required<Company>>(/site\.yaml$/, 'a new field');
  const { origin } = new URL(insight.url);
  expect(read('_headers')).toMatch(new RegExp(`connect-src [^;]*${origin}[ ;]`));
  const scripts = filesBelow(OUT).filter((file) => /\/shell-[\w-]+\.js$/.test(file));
  expect(scripts).not.toEqual([]);
  for (const script of scripts) expect(read(script)).toContain(`${insight.url}/api/event`);
});

it('has the logo instead of the name, for light and for dark windows', async () => {
  for (const place of ['#SiteHeader', '#SiteFooter']) {
    const home = open(articlePath)(`${place} a[href="/"]`).first();
    const [light, dark] = [home.find('img').attr('src'), home.find('source').attr('srcset')];
    expect(home.find('img').attr('alt')).toBe(company.name);
    expect(home.text()).not.toContain(company.name);
    expect(home.find('source').attr('media')).toBe('(prefers-color-scheme: dark)');
    for (const [file = '', colour] of [
      [light, 0],
      [dark, 255],
    ] as const) {
      const { dominant } = await sharp(join(OUT, file)).stats();
      expect(Math.abs(dominant.r - colour)).toBeLessThan(16);
    }
  }
});

it('shows the map on a press of its button, on the contact page alone', () => {
  const { embeds } = fieldsIn(/site\.yaml$/) as Required<Company>;
  const { sections } = fieldsIn(/pages\/contact\.yaml$/) as { sections: SectionOf<'embed'>[] };
  const $ = open('/contact');
  for (const { heading, url, action } of sections) {
    const frame = $(`main iframe[title="${heading}"]`);
    expect(frame.attr('src')).toBeUndefined();
    expect(frame.attr('sandbox')).toContain('allow-scripts');
    const button = $(`main a[target="${frame.attr('name')}"]`);
    expect(button.attr('href')).toBe(url);
    expect(button.text()).toBe(fillText(action, { name: embeds[0]!.name }));
    const allowed = `frame-src ${new URL(url).origin};`;
    expect(policyOf('/contact')).toContain(allowed);
    expect(policyOf('/services')).not.toContain('frame-src');
  }
});

it('asks more in the contact form', () => {
  const { fields } = fieldsIn(/contact-form\.yaml$/) as {
    fields: NonNullable<ContactFormContent['fields']>;
  };
  const $ = open('/contact');
  for (const { name, label, required = false } of fields) {
    const control = $(`main form [name="${name}"]`);
    expect(control.attr('required') !== undefined).toBe(required);
    expect($(`main form label[for="${control.attr('id')}"]`).text()).toContain(label);
  }
});

it('lets visitors sign up for news in the footer of every page', () => {
  const { heading, delivery } = shownIn<Newsletter>(/newsletter\.yaml$/);
  for (const path of ['/', articlePath]) {
    const $ = open(path);
    expect(textsOf($, '#SiteFooter h2')).toContain(heading);
    const form = $('#SiteFooter form');
    expect(form.attr('action')).toContain(`buttondown.com`);
    expect(form.attr('action')).toContain(delivery.username);
    expect(policyOf(path)).toContain("form-action 'self' https://buttondown.com;");
  }
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

it('shows the pictures of a story, a slide and a logo', () => {
  expect(open('/room')(`main img[alt="${STORY}"]`)).toHaveLength(1);
  const { image } = added<Slide>('hero');
  const slide = open('/')(`[data-island=hero-carousel] picture img[alt="${image?.alt}"]`);
  // Instead of its weave, after the first paint.
  expect(slide.attr()).toMatchObject({ loading: 'lazy' });
  expect(slide.closest('[role=group]').find('img')).toHaveLength(1);
  const { name } = added<ClientLogo>('logos');
  const logo = open('/')(`[data-island=logo-strip] img[alt="${name}"]`);
  expect(existsSync(join(OUT, logo.attr('src') ?? ''))).toBe(true);
});

it('shows the picture upright on the page and in the article, and on its card', async () => {
  for (const path of [pagePath, articlePath]) {
    const images = open(path)(`main picture img[alt="${pictured.image.alt}"]`);
    expect(images).toHaveLength(1);
    expect(images.closest('figure').find('figcaption').text()).toBe(pictured.caption);
    const { width, height } = await sharp(join(OUT, images.attr('src') ?? '')).metadata();
    expect([width, height]).toEqual(['width', 'height'].map((name) => Number(images.attr(name))));
    expect(height).toBeGreaterThan(width);
  }
  const meta = (name: string) => open(articlePath)(`meta[property="${name}"]`).attr('content');
  const card = sharp(join(OUT, new URL(meta('og:image') ?? '').pathname));
  const { format } = await card.metadata();
  expect([format, meta('og:image:type')]).toEqual(['jpeg', 'image/jpeg']);
  const part = { left: 850, top: 50, width: 100, height: 100 };
  const [red, , blue] = (await sharp(await card.extract(part).toBuffer()).stats()).channels;
  expect(red?.mean).toBeGreaterThan(2 * (blue?.mean ?? 0));
  // Instead of its drawing.
  expect(open(articlePath)('article > :first-child svg.damask')).toHaveLength(0);
});

it('publishes no original picture, and nothing of what a phone writes into one', async () => {
  const files = filesBelow(join(OUT, 'media'));
  expect(files).not.toEqual([]);
  for (const file of files) {
    const { exif, xmp, iptc, orientation } = await sharp(join(OUT, 'media', file)).metadata();
    expect({ file, exif, xmp, iptc, orientation }).toEqual({ file });
  }
  expect(files).not.toContain(pictured.image.file);
});

it('shows the team on the page that has a team section', () => {
  const shown = open('/room')('main');
  for (const { name, role, text, image } of shownIn<TeamFile>(/team\.yaml$/).people) {
    for (const words of [name, role, text]) expect(shown.text()).toContain(words);
    expect(shown.find(`img[alt="${image.alt}"]`)).toHaveLength(1);
  }
});

// What a page may cost depends on what the owner says there.
const ofExport = readdirSync('e2e/export')
  .filter((file) => file !== 'budgets.spec.ts')
  .map((file) => `export/${file}`);
const whole = [...ofExport, 'office-clock.spec.ts', 'long-journal.spec.ts'];
const ofPages = ['pages.spec.ts', 'pictures.spec.ts', 'readers.spec.ts'];

it('passes the browser tests of the export, and those of its further pages', async () => {
  const wanted = [...whole, PICTURES, articlePath, pagePath, ...WISHED].map(escapePattern);
  const files = [...whole, ...ofPages].map((file) => `e2e/${file}`);
  const title = ` (?:${wanted.join('|')})(?: |$)`;
  expect(await browserTests([...files, '-g', title])).toMatch(/\d+ passed/);
});
