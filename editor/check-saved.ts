import { setImmediate } from 'node:timers/promises';
import { checkContent } from '@/scripts/content/check-content';
import { writePublishedUrls } from '@/scripts/content/write-published-urls';
import { ContentError } from '@/engine/shared/content-error';
import { inWords, type Finding } from '@/engine/shared/problem';

/**
 * Checks the content as the build does, once the response to a save has been sent, and lists the
 * paths of new pages as the build does, too.
 *
 * @returns everything that is wrong; nothing if the content is valid
 */
async function findProblems(): Promise<readonly Finding[]> {
  await setImmediate();
  try {
    await checkContent();
    writePublishedUrls();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

/**
 * Checks the content after every save and says in the terminal what is wrong.
 *
 * @param inForm words a problem for somebody who fills in a form
 */
export function createCheck(
  inForm: (problem: Finding) => string,
  find = findProblems,
  print: (line: string) => void = console.log,
) {
  let latest: Promise<string[]> = Promise.resolve([]);

  async function check(paths: readonly string[]): Promise<string[]> {
    const saved = `Saved ${paths.join(', ')}`;
    try {
      const problems = await find();
      print(problems.length > 0 ? `${saved}, but the site cannot be built:` : saved);
      problems.forEach((problem) => print(`  ${inWords(problem)}`));
      return problems.map(inForm);
    } catch (error) {
      // If nothing is waiting for the result, a rejection would end the editor.
      console.error(error);
      return ['The check has failed: the terminal says why'];
    }
  }

  return {
    /** Begins a check of the content after these files have been saved. */
    start(paths: readonly string[]): void {
      latest = check(paths);
    },
    /** What the latest check has found, as soon as it is finished. */
    problems: (): Promise<string[]> => latest,
  };
}
