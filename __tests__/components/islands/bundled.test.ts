/** The islands as a browser gets them. */
import { registry } from '@/components/islands/registry';
import { bundleIslands, type IslandModules } from '@/engine/bundle/bundle-islands';
import site from '@/site.config';

/** Text that only React DOM contains. */
const REACT_DOM = '.hydrateRoot=';

let modules: IslandModules;
beforeAll(async () => {
  modules = await bundleIslands('.', {
    ...site.islands,
    environment: {
      NEXT_PUBLIC_BASE_PATH: '/preview',
      CONTACT_SENDS: 'yes',
      CONTACT_FIELDS: 'yes',
      OFFICES_DIFFER: 'yes',
    },
  });
});

const textsOf = (paths: readonly string[] = []) =>
  paths.map((path) => modules.files.get(path) ?? '');

test('every island of the registry has a module', () => {
  expect([...modules.islands.keys()].sort()).toEqual(Object.keys(registry).sort());
});

test('a single module contains React DOM, and each island imports it', () => {
  const [module, ...others] = [...modules.files].filter(([, text]) => text.includes(REACT_DOM));
  expect(others).toEqual([]);
  for (const island of modules.islands.values()) expect(island.imports).toContain(module?.[0]);
});

test('what an island loads on use is reachable, but not imported at once', () => {
  const form = modules.islands.get('contact-form');
  const rule = 'pdf|docx?|txt';
  expect(textsOf(form?.imports).join()).not.toContain(rule);
  expect(textsOf(form?.reachable).join()).toContain(rule);
});

test('every module that is loaded on use is requested once more if it fails', () => {
  const code = [...modules.files.values()].join();
  const requests = code.match(/\bimport\("\.\/[^"]+"\)/g) ?? [];
  expect(requests).not.toEqual([]);
  expect(requests.filter((request) => !code.includes(`${request}.catch(`))).toEqual([]);
});

test('toasts bring no rules for Sonner’s own cards', () => {
  const texts = [...modules.files.values()].join('');
  expect(texts).toContain('[data-sonner-toast][data-y-position=bottom]{');
  for (const theirs of [
    ...['[data-styled=true]', '[data-rich-colors=true]', '[data-sonner-theme='],
    ...['.sonner-loader', '.sonner-spinner', '[data-x-position=center]'],
  ]) {
    expect(texts).not.toContain(theirs);
  }
});

test('no module contains any code of Next', () => {
  expect([...modules.files.values()].join()).not.toMatch(/__next|TURBOPACK/);
});
