import { setImmediate } from 'node:timers/promises';
import { checkContent } from '@/scripts/content/check-content';
import { ContentError } from '@/engine/content/content-error';

/**
 * Checks the content as the build does, once the response to a save has been sent.
 *
 * @returns everything that is wrong, a line each; nothing if the content is valid
 */
async function findProblems(): Promise<readonly string[]> {
  await setImmediate();
  try {
    await checkContent();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

/** Checks the content after every save and says in the terminal what is wrong. */
export function createCheck(find = findProblems, print: (line: string) => void = console.log) {
  let latest: Promise<readonly string[]> = Promise.resolve([]);
  return {
    /** Begins a check of the content after these files have been saved. */
    start(paths: readonly string[]): void {
      const saved = `Saved ${paths.join(', ')}`;
      latest = find()
        // If nothing is waiting for the result, a rejection would end the editor.
        .catch((error: unknown) => {
          console.error(error);
          return ['The check has failed: the terminal says why'];
        })
        .then((problems) => {
          print(problems.length > 0 ? `${saved}, but the site cannot be built:` : saved);
          problems.forEach((problem) => print(`  ${problem}`));
          return problems;
        });
    },
    /** What the latest check has found, as soon as it is finished. */
    problems: (): Promise<readonly string[]> => latest,
  };
}
