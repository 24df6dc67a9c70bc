import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const TEST_FILE = /\.(?:test|spec)\.tsx?$/;
const NEEDS_PAGE = /@needs-page (\S+)/g;

/** The pages without which a test file has nothing to test, as its comments name them. */
export const neededPages = (file) =>
  [...readFileSync(file, 'utf8').matchAll(NEEDS_PAGE)].map(([, page]) => page);

/** The test files below a folder. */
export const testFilesIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((file) => TEST_FILE.test(file))
    .map((file) => join(folder, file));

/** Whether an owner has deleted a page's file, or hidden the page. */
function isTakenAway(page) {
  const file = `content/en/pages/${page}.yaml`;
  return !existsSync(file) || /^hidden: true(?:\s|$)/m.test(readFileSync(file, 'utf8'));
}

/** The test files below a folder that need a page which the owner has taken away. */
export const testsWithoutPage = (folder) =>
  testFilesIn(folder).filter((file) => neededPages(file).some(isTakenAway));
