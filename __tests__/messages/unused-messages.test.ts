import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import messages from '@/messages/en.json';

/** A translator and its namespace, such as `const t = useTranslations('footer')`. */
const TRANSLATOR = /const (\w+) = (?:await )?(?:use|get)Translations\((?:'([\w.]+)')?\)/g;

/** Keys, or the beginning of a key whose end is computed. */
const askedFor = ['app', 'components']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) => keysIn(readFileSync(file, 'utf8')));

function keysIn(source: string): string[] {
  return [...source.matchAll(TRANSLATOR)].flatMap(([, name, namespace]) =>
    [...source.matchAll(new RegExp(`\\b${name}(?:\\.rich)?\\(['\`]([\\w.]+)`, 'g'))].map(
      ([, key]) => [namespace, key].filter(Boolean).join('.'),
    ),
  );
}

function keysOf(value: object, prefix = ''): string[] {
  return Object.entries(value).flatMap(([key, child]: [string, unknown]) =>
    typeof child === 'object' && child ? keysOf(child, `${prefix}${key}.`) : [prefix + key],
  );
}

test('every message is used by a component', () => {
  const isAskedFor = (key: string) =>
    askedFor.some((asked) => asked === key || (asked.endsWith('.') && key.startsWith(asked)));
  expect(keysOf(messages).filter((key) => !isAskedFor(key))).toEqual([]);
});
