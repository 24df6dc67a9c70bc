import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { pageFile } from '@/__tests__/content/examples';
import { ContentCopy } from '@/__tests__/content/rules/content-copy';
import { readFileAt } from '@/content/model/reading/read-file';
import { PUBLISHED } from '@/content/model/rules/content-files';
import { createCheck } from '@/editor/check-saved';
import type * as languages from '@/messages/languages';
import { keepPublishedUrls } from '@/scripts/content/write-published-urls';

jest.mock('@/messages/languages', () => {
  const real = jest.requireActual<typeof languages>('@/messages/languages');
  return { ...real, languages: [real.defaultLanguage] };
});

const PAGE = 'content/en/pages/spring.yaml';
const root = process.cwd();
let log: jest.SpyInstance;
let before: string;

beforeEach(() => {
  log = jest.spyOn(console, 'log').mockReturnValue();
  const copy = new ContentCopy();
  // The look's font is a package.
  symlinkSync(join(root, 'node_modules'), join(copy.root, 'node_modules'));
  process.chdir(copy.root);
  // Whatever an owner has not listed yet.
  keepPublishedUrls({} as NodeJS.ProcessEnv);
  before = list();
  log.mockClear();
  copy.write(PAGE, pageFile());
});
afterEach(() => {
  jest.restoreAllMocks();
  process.chdir(root);
});

const list = () => readFileAt(PUBLISHED);
const printed = () => log.mock.calls.flat().join('\n');
const added = () => {
  const former = before.split('\n');
  return list()
    .split('\n')
    .filter((line) => !former.includes(line));
};

test('a build adds the path of a new page to the list, and says so', () => {
  keepPublishedUrls({ CI: 'false' } as unknown as NodeJS.ProcessEnv);
  expect(added()).toEqual(['/spring']);
  expect(printed()).toBe(`Added to ${PUBLISHED}: /spring`);
  keepPublishedUrls({} as NodeJS.ProcessEnv);
  expect(log).toHaveBeenCalledTimes(1);
});

test.each([
  [{ CI: '1' }, 'Advice: '],
  [{ CI: 'true', GITHUB_ACTIONS: 'true' }, `::warning file=${PUBLISHED}::`],
])('with %j a build says what the list lacks, and leaves it alone', (environment, beginning) => {
  keepPublishedUrls(environment as unknown as NodeJS.ProcessEnv);
  expect(list()).toBe(before);
  expect(printed()).toContain(`${beginning}${PUBLISHED} lacks /spring: run \`npm run content\``);
});

test('a save of the form adds the path of a new page, once the content is right', async () => {
  const check = createCheck(
    ({ message }) => message,
    undefined,
    () => undefined,
  );
  check.start([PAGE]);
  expect(await check.problems()).toEqual([]);
  expect(added()).toEqual(['/spring']);
});
