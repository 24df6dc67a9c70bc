/**
 * The headers by the scoring table of the HTTP Observatory, as its page “Tests & Scoring” has it.
 * What depends on the host (cookies, certificate, redirect from http) counts 0 at its best.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineSite } from '@/engine/define-site';
import { headersFor, hostRules } from '@/engine/hosting/host-rules';
import { hashSource, pagePolicy } from '@/engine/hosting/security-policy';

type Headers = Readonly<Record<string, string>>;

const BASELINE = 100;
/** Bonuses count only for sites that have at least this without them. */
const BONUS_FROM = 90;
const SIX_MONTHS_S = 15_768_000;

function scorePolicy(policy = ''): number {
  if (policy === '') return -25;
  const sources = (name: string) => new RegExp(`(?:^|; )${name} ([^;]*)`).exec(policy)?.[1];
  const fallback = sources('default-src');
  const scripts = sources('script-src') ?? fallback ?? '*';
  const objects = sources('object-src') ?? fallback ?? '*';
  const styles = sources('style-src') ?? fallback ?? '*';
  if (/'unsafe-inline'|data:|https:(?!\/)|\*/.test(`${scripts} ${objects}`)) return -20;
  if (/http:/.test(policy)) return -20;
  if (/'unsafe-eval'/.test(policy)) return -10;
  if (/'unsafe-inline'|data:|https:(?!\/)|\*/.test(styles)) return 0;
  return fallback === "'none'" ? 10 : 5;
}

function scoreTransport(value = ''): number {
  const maxAge = /max-age=(\d+)/.exec(value)?.[1];
  if (maxAge === undefined) return -20;
  return Number(maxAge) >= SIX_MONTHS_S ? 0 : -10;
}

function scoreFrames(policy = '', frameOptions = ''): number {
  if (/frame-ancestors/.test(policy)) return 5;
  return /^(?:DENY|SAMEORIGIN)$/.test(frameOptions) ? 0 : -20;
}

function scoreReferrer(value: string | undefined): number {
  if (value === undefined) return 0;
  return /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(value)
    ? 5
    : -5;
}

function scoreResourcePolicy(value: string | undefined): number {
  if (value === undefined || value === 'cross-origin') return 0;
  return /^same-(?:origin|site)$/.test(value) ? 10 : -5;
}

function score(headers: Headers): number {
  const policy = headers['Content-Security-Policy'];
  const modifiers = [
    scorePolicy(policy),
    scoreTransport(headers['Strict-Transport-Security']),
    scoreFrames(policy, headers['X-Frame-Options']),
    scoreReferrer(headers['Referrer-Policy']),
    scoreResourcePolicy(headers['Cross-Origin-Resource-Policy']),
    headers['X-Content-Type-Options'] === 'nosniff' ? 0 : -5,
  ];
  const sum = (pick: (value: number) => boolean) =>
    modifiers.filter(pick).reduce((total, value) => total + value, 0);
  const withoutBonuses = BASELINE + sum((value) => value < 0);
  return withoutBonuses >= BONUS_FROM
    ? withoutBonuses + sum((value) => value > 0)
    : Math.max(0, withoutBonuses);
}

let folder: string;
let headers: Headers;
let headersOfPage: Headers;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'observatory-'));
  const policy = pagePolicy({ styleHashes: [hashSource('p{}')] });
  writeFileSync(
    join(folder, 'index.html'),
    `<meta http-equiv="Content-Security-Policy" content="${policy}"><style>p{}</style>`,
  );
  writeFileSync(join(folder, 'about.html'), '<style>a{}</style>');
  const rules = hostRules(folder, defineSite({}));
  ({ headers } = rules);
  headersOfPage = headersFor(rules, '/');
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the headers deserve an A+, with every bonus that a header can earn', () => {
  expect(score(headers)).toBe(130);
});

test('so do those of a page that has a policy of its own', () => {
  expect(headersOfPage['Content-Security-Policy']).not.toBe(headers['Content-Security-Policy']);
  expect(score(headersOfPage)).toBe(130);
});

test.each([
  ['Content-Security-Policy', undefined],
  ['Content-Security-Policy', "default-src 'none'; script-src 'self' 'unsafe-inline'"],
  ['Content-Security-Policy', "default-src 'self'; style-src 'unsafe-inline'"],
  ['Strict-Transport-Security', 'max-age=300'],
  ['Referrer-Policy', 'unsafe-url'],
  ['X-Content-Type-Options', undefined],
])('%s as “%s” would cost points', (name, value) => {
  const changed = Object.fromEntries(
    Object.entries({ ...headers, [name]: value ?? '' }).filter(([, text]) => text !== ''),
  );
  expect(score(changed)).toBeLessThan(130);
});

test('transport security is left for two years, subdomains too, and not preloaded unasked', () => {
  expect(headers['Strict-Transport-Security']).toBe('max-age=63072000; includeSubDomains');
});
