/** What an owner may want besides, further tests of the copy that `recipes.test.ts` builds. */
import { join } from 'node:path';
import sharp from 'sharp';
import { articlePath, fieldsIn, pagePath, shownIn, video } from './recipe-edits';
import { open, OUT, read } from './recipe-site';
import type { ContactFormContent } from '@/content/model/schemas/contact-form';
import type { Newsletter } from '@/content/model/schemas/newsletter';
import type { Notice } from '@/content/model/schemas/notice';
import type { SectionOf } from '@/content/model/schemas/sections';
import type { Company } from '@/content/model/schemas/site';
import { fillText } from '@/engine/islands/fill-text';
import { filesBelow } from '@/engine/shared/files-below';
import { textsOf } from '@/engine/shared/markup';

/** The security policy that a page states. */
const policyOf = (path: string) =>
  open(path)('meta[http-equiv="Content-Security-Policy"]').attr('content');

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
  const { name } = fieldsIn(/^content\/site\.yaml$/) as Company;
  for (const place of ['#SiteHeader', '#SiteFooter']) {
    const home = open(articlePath)(`${place} a[href="/"]`).first();
    const [light, dark] = [home.find('img').attr('src'), home.find('source').attr('srcset')];
    expect(home.find('img').attr('alt')).toBe(name);
    expect(home.text()).not.toContain(name);
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
