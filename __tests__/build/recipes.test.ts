/**
 * The recipes of `content/README.md` work: a copy of the site gets every edit that they show, all at
 * once, and a journal of many articles. The copy builds, no old fact is left in it, each addition is
 * where it belongs, and pictures are as browsers should get them.
 */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, parse as parsePath } from 'node:path';
import { parse } from 'yaml';
import { cornerOf, formsOf } from './colours-in-files';
import './long-journal';
import './recipe-pictures';
import './recipe-wishes';
import { addJournal } from './long-journal-site';
import {
  added,
  addedSection,
  articlePath,
  brand,
  DOWNLOAD,
  editOf,
  pagePath,
  shownIn,
} from './recipe-edits';
import {
  browserTests,
  buildRecipeSite,
  COPY,
  open,
  OUT,
  PICTURES,
  read,
  WISHED,
} from './recipe-site';
import { cardThreads } from '@/components/art/damask-threads';
import { readSilhouette } from '@/components/art/silhouette';
import { content, facts } from '@/content/model/loaded';
import { hoursInWords } from '@/content/model/rules/facts';
import type { Brand } from '@/content/model/schemas/brand';
import type { FaqQuestion } from '@/content/model/schemas/faq';
import type { Industry } from '@/content/model/schemas/industries';
import type { PricingModel } from '@/content/model/schemas/pricing';
import type { Service } from '@/content/model/schemas/service';
import type { Story } from '@/content/model/schemas/client-stories';
import type { Company } from '@/content/model/schemas/site';
import type { TeamFile } from '@/content/model/schemas/team';
import { site } from '@/content/model/site';
import { escapePattern } from '@/engine/shared/escape-pattern';
import { filesBelow } from '@/engine/shared/files-below';
import { textsOf } from '@/engine/shared/markup';

/** The copy's `site.yaml` as it is written, with placeholders. */
let company: Pick<Company, 'name' | 'slug' | 'offices' | 'hours'> & { phone: string };

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
