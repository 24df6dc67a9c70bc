/** The export as hosts read it: the policy of each page, and what the files for hosts may hold. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { routes } from '@/content/model/routes';
import { site } from '@/content/model/site';
import { exportedPage, exportedPages } from '@/e2e/support/exported';
import { headersFor, hostRules } from '@/engine/hosting/host-rules';
import config from '@/site.config';

const rules = hostRules('out', config);
const read = (file: string) => readFileSync(join('out', file), 'utf8');
const pages = exportedPages;
const SHIPPED_PAGES = 44;

test('the export keeps within the limits of Cloudflare Pages', () => {
  const lines = read('_headers').split('\n');
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(2_000);
  // Each style makes the policy 54 characters longer, and a policy that would be too long lists
  // none: see `oneStyle` in site.config.ts.
  const styles = rules.headers['Content-Security-Policy']?.match(/'sha256-/g) ?? [];
  // A page that an owner adds, a picture or a map on one of ours, makes one more.
  const further = pages.filter(
    (page) =>
      exportedPage(page.replace(/\.html$/, ''))('main picture:has(source), main iframe').length > 0,
  );
  const owners = further.length + Math.max(0, pages.length - SHIPPED_PAGES);
  expect(styles.length).toBeLessThanOrEqual(28 * (1 + rules.translations.length) + owners);
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
  expect(read('_redirects').trim().split('\n').length).toBeLessThanOrEqual(2_000);
});

test('the export has a policy of its own for every page, and a short one', () => {
  for (const { path } of routes.filter(({ kind }) => kind === 'page')) {
    const policy = headersFor(rules, path)['Content-Security-Policy'] ?? '';
    // A notice has a script of its own.
    const notices = exportedPage(path)('#Notice').length;
    expect.soft(policy.match(/'sha256-/g)?.length, path).toBeLessThanOrEqual(3 + notices);
  }
});

test('the export is all published by GitHub Pages', () => {
  expect(existsSync('out/.nojekyll')).toBe(true);
});

test('the export has a policy in every page, before anything that it could refuse', () => {
  for (const page of pages) {
    const $ = exportedPage(page.replace(/\.html$/, ''));
    const [charset, policy] = $('head').children().toArray();
    expect.soft(charset?.attribs.charset, page).toBe('utf-8');
    expect.soft(policy?.attribs['http-equiv'], page).toBe('Content-Security-Policy');
    expect.soft($('head > meta[http-equiv="Content-Security-Policy"]'), page).toHaveLength(1);
    expect.soft($('[style]'), `${page}: style attributes`).toHaveLength(0);
  }
});

test('the export lets no other site reach back to the page that links to it', () => {
  const complete = pages.filter((page) => !rules.redirectPages.has(page.replace(/\.html$/, '')));
  for (const page of complete) {
    const $ = exportedPage(page.replace(/\.html$/, ''));
    // What opens in a frame of the page is held by the frame's sandbox.
    const foreign = $('a[href^="http"], a[target]')
      .filter((_, link) => $(`iframe[sandbox][name="${$(link).attr('target')}"]`).length === 0)
      .toArray();
    expect.soft(foreign.length, page).toBeGreaterThan(0);
    const open = foreign.filter(({ attribs }) => attribs.rel !== 'noopener noreferrer');
    expect
      .soft(
        open.map(({ attribs }) => attribs.href),
        page,
      )
      .toEqual([]);
  }
});

test('the export says whom to tell about a weakness, and lists licences', () => {
  const [, expires = ''] = /^Expires: (.+)$/m.exec(read('.well-known/security.txt')) ?? [];
  expect(new Date(expires).getTime()).toBeGreaterThan(Date.now());
  expect(read('.well-known/security.txt')).toContain(`Contact: mailto:${site.email}\n`);
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>;
  };
  for (const [name, version] of Object.entries(dependencies)) {
    expect.soft(read('third-party-licences.txt')).toContain(`${name} ${version}: `);
  }
});
