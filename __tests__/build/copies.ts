import { execFile, type ExecFileException } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parseDocument, type Document } from 'yaml';
import { translationCodes } from '@/messages/languages';

const run = promisify(execFile);

/** The environment of a program that builds a copy of the site. */
export const buildEnvironment = (more: Record<string, string> = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  // Playwright refuses to run in a process that Jest has started, which it recognises by this.
  JEST_WORKER_ID: undefined,
  // Builds that fail on purpose must not write to the workflow run in which the tests run.
  GITHUB_ACTIONS: undefined,
  GITHUB_STEP_SUMMARY: undefined,
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  ...more,
});

/**
 * Runs Node in a copy of the site.
 *
 * @returns what the program printed, on each of its streams
 * @throws Error with what it printed, if it fails
 */
export async function outputIn(
  copy: string,
  args: readonly string[],
  env: Record<string, string> = {},
) {
  return run(process.execPath, args, {
    cwd: copy,
    maxBuffer: Infinity,
    env: buildEnvironment(env),
  }).catch(({ stdout, stderr }: ExecFileException) => {
    throw new Error(`${args.join(' ')} fails in ${copy}:\n${stdout}${stderr}`);
  });
}

/** Like `outputIn`, but returns only the standard output. */
export async function runIn(...args: Parameters<typeof outputIn>) {
  return (await outputIn(...args)).stdout;
}

/** What follows the first entry of the list of languages. */
const FURTHER_ENTRIES = /(?<== \[\s*\{[^}]*\},)[^]*?(?=\n\];)/;

/** Leaves a copy of the site its first language alone: the fixture has no other. */
function removeTranslations(copy: string): void {
  for (const code of translationCodes) {
    rmSync(join(copy, 'content', code), { recursive: true, force: true });
  }
  const list = join(copy, 'messages', 'languages.ts');
  writeFileSync(list, readFileSync(list, 'utf8').replace(FURTHER_ENTRIES, ''));
}

/** Gives a copy of the site the content of the fixture in place of the owner's. */
export function useFixture(copy: string): void {
  removeTranslations(copy);
  for (const file of [
    'public',
    'content/media',
    'content/published-urls.txt',
    'content/redirects.yaml',
  ])
    rmSync(join(copy, file), { recursive: true, force: true });
  for (const file of readdirSync('__tests__/fixture/content')) {
    rmSync(join(copy, 'content', file), { recursive: true, force: true });
  }
  cpSync('__tests__/fixture', copy, { recursive: true });
}

/** Changes a YAML file as an owner would: the rest of the file keeps its comments. */
export function changeYaml(file: string, change: (document: Document) => void): void {
  const document = parseDocument(readFileSync(file, 'utf8'));
  change(document);
  writeFileSync(file, document.toString());
}
