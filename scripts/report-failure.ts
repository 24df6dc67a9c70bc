import { appendFileSync } from 'node:fs';
import { saysYes } from '@/components/seo/preview';
import { ContentError } from '@/engine/shared/content-error';
import { inWords } from '@/engine/shared/problem';

/** How GitHub Actions shows a failure: beside the line of a file, and on the page of the run. */
type FailureReport = {
  /** Workflow commands, which the runner reads from the log. */
  annotations: string[];
  /** Markdown. */
  summary: string;
};

/** Workflow commands treat `%` and line breaks specially, and in properties also `:` and `,`. */
const inMessage = (text: string) => text.replace(/[%\r\n]/g, (sign) => encodeURIComponent(sign));
const inProperty = (text: string) => text.replace(/[%\r\n:,]/g, (sign) => encodeURIComponent(sign));

/**
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
 * @param error what stopped a build
 */
export function failureReport(error: unknown): FailureReport {
  const problems = error instanceof ContentError ? error.problems : undefined;
  const texts = problems?.map(inWords) ?? [messageOf(error)];
  return {
    annotations: texts.map((text, index) => {
      const { file = '', line } = problems?.[index] ?? {};
      // A variable of the build is in no file.
      const inFile = file.includes('/') && ` file=${inProperty(file)}`;
      const place = [inFile, line && `line=${line}`].filter(Boolean);
      return `::error${place.join()}::${inMessage(text)}`;
    }),
    summary: [
      '## Nothing was published: the site is as it was',
      // Markdown shows indented text as it is, whatever it contains.
      ...texts.map((text) => text.replace(/^/gm, '    ')),
      '',
    ].join('\n\n'),
  };
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Runs a step. If it fails on GitHub Actions, the reason is shown where an owner sees it.
 *
 * @throws whatever the step throws
 */
export async function reportingFailure(step: () => void | Promise<void>): Promise<void> {
  try {
    await step();
  } catch (error) {
    const { GITHUB_ACTIONS, GITHUB_STEP_SUMMARY } = process.env;
    const { annotations, summary } = failureReport(error);
    if (saysYes(GITHUB_ACTIONS)) console.log(annotations.join('\n'));
    if (GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, summary);
    throw error;
  }
}
