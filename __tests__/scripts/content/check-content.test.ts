import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { INTRO, pageFile, section } from '@/__tests__/content/examples';
import { ContentCopy } from '@/__tests__/content/rules/content-copy';
import { plain } from '@/__tests__/content/picture-files/originals';
import { site } from '@/content/model/site';
import type * as languages from '@/messages/languages';
import { checkContent } from '@/scripts/content/check-content';

jest.mock('@/messages/languages', () => {
  const real = jest.requireActual<typeof languages>('@/messages/languages');
  return { ...real, languages: [real.defaultLanguage, { code: 'de', name: 'Deutsch' }] };
});

const root = process.cwd();
afterEach(() => process.chdir(root));

const page = (language: string) => `content/${language}/pages/spring.yaml`;

/** The site in two languages with the same words, in which the command runs. */
function inTwoLanguages(): ContentCopy {
  const copy = new ContentCopy();
  const inCopy = (path: string) => join(copy.root, path);
  copy.write(page('en'), pageFile());
  cpSync(inCopy('content/en'), inCopy('content/de'), { recursive: true });
  cpSync(inCopy('messages/en.json'), inCopy('messages/de.json'));
  const { tagline, description, disclaimer, figures } = site;
  copy.write('content/de/company.yaml', stringify({ tagline, description, disclaimer, figures }));
  // The packages of the font have to be there.
  symlinkSync(join(root, 'node_modules'), inCopy('node_modules'));
  process.chdir(copy.root);
  return copy;
}

test('a picture that only another language shows is not reported as unused', async () => {
  const copy = inTwoLanguages();
  const picture = section('picture', "image: { file: shown-in-one-language.png, alt: '' }");
  copy.write(page('de'), pageFile(INTRO + picture));
  const photo = await plain(1600, 1200).png().toBuffer();
  copy.write('content/media/shown-in-one-language.png', photo);
  copy.write('content/media/shown-nowhere.png', photo);
  const log = jest.spyOn(console, 'log').mockReturnValue();
  await checkContent();
  const lines = log.mock.calls.map(([line]) => String(line));
  const unused = (name: string) =>
    lines.filter((line) => line.includes(`no page shows content/media/${name}`));
  expect(unused('shown-in-one-language.png')).toEqual([]);
  expect(unused('shown-nowhere.png')).toHaveLength(1);
});

test('a translation needs what its schemas need, and nothing that another language says alone', async () => {
  const copy = inTwoLanguages();
  const faq = 'content/en/pages/faq.yaml';
  copy.write(faq, `hidden: true\naliases: [/help]\n${copy.read(faq)}`);
  const contact = 'content/de/pages/contact.yaml';
  copy.set(contact, ['cards', 'office'], 'Bei uns');
  jest.spyOn(console, 'log').mockReturnValue();
  const line =
    copy
      .read(contact)
      .split('\n')
      .findIndex((text) => text.includes('Bei uns')) + 1;
  await expect(checkContent()).rejects.toThrow(
    `  ${contact}:${line}: field cards.office: must contain {country}`,
  );
});
