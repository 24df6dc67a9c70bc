import type { Fields } from '@/engine/shared/values';

type Format = { fromFile: (text: string) => Fields; toFile: (values: Fields, order: []) => string };

/** The formats by name, as the script registers them with Decap. */
const formats = new Map<string, Format>();

beforeAll(async () => {
  const registerCustomFormat = (name: string, _: string, format: Format) =>
    formats.set(name, format);
  Object.assign(globalThis, { CMS: { registerCustomFormat, getBackend: () => ({}) } });
  await import('@/editor/hosted/formats');
});

test.each([
  ['merged-yaml', '# A comment.\ntitle: "One"\n'],
  ['merged-page', '# A comment.\ntitle: "One"\npath: /one\n'],
  ['merged-article', '---\n# A comment.\ntitle: "One"\n---\n\nText.\n'],
])('%s: a file with a byte order mark is read, and keeps all but the change', (name, text) => {
  const { fromFile, toFile } = formats.get(name)!;
  const former = `\uFEFF${text}`;
  const values = fromFile(former);
  expect(values).toMatchObject({ title: 'One' });
  expect(toFile(values, [])).toBe(former);
  expect(toFile({ ...values, title: 'Two' }, [])).toBe(former.replace('One', 'Two'));
});
