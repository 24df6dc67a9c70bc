import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { ContentCopy } from '@/__tests__/content/rules/content-copy';
import { plain } from '@/__tests__/engine/pictures/originals';
import { site } from '@/content/site';
import type * as languages from '@/messages/languages';
import { checkContent } from '@/scripts/content/check-content';

jest.mock('@/messages/languages', () => {
  const real = jest.requireActual<typeof languages>('@/messages/languages');
  return { ...real, languages: [real.defaultLanguage, { code: 'de', name: 'Deutsch' }] };
});

const PAGE = `# A page with a picture in one language.
title: Page of a test
description: What visitors find on the page of a test, in one sentence.
label: Page of a test
path: /page-of-a-test
sections:
  - kind: intro
    eyebrow: A test
    heading: A page of a test
    lead: What this page is for.
`;

const root = process.cwd();
afterEach(() => process.chdir(root));

test('a picture that only another language shows is not reported as unused', async () => {
  const copy = new ContentCopy();
  const inCopy = (path: string) => join(copy.root, path);
  const page = (language: string) => `content/${language}/pages/page-of-a-test.yaml`;
  copy.write(page('en'), PAGE);
  cpSync(inCopy('content/en'), inCopy('content/de'), { recursive: true });
  cpSync(inCopy('messages/en.json'), inCopy('messages/de.json'));
  const { tagline, description, disclaimer, figures } = site;
  copy.write('content/de/company.yaml', stringify({ tagline, description, disclaimer, figures }));
  copy.write(
    page('de'),
    `${PAGE}  - kind: picture\n    image: { file: shown-in-one-language.png, alt: '' }\n`,
  );
  const picture = await plain(1600, 1200).png().toBuffer();
  copy.write('content/media/shown-in-one-language.png', picture);
  copy.write('content/media/shown-nowhere.png', picture);

  // The packages of the font have to be there.
  symlinkSync(join(root, 'node_modules'), inCopy('node_modules'));
  process.chdir(copy.root);
  const log = jest.spyOn(console, 'log').mockReturnValue();
  await checkContent();
  const lines = log.mock.calls.map(([line]) => String(line));
  const unused = (name: string) =>
    lines.filter((line) => line.includes(`no page shows content/media/${name}`));
  expect(unused('shown-in-one-language.png')).toEqual([]);
  expect(unused('shown-nowhere.png')).toHaveLength(1);
});
