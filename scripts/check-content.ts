import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runAsEntryPoint } from '@/scripts/lib/entry-point';
import { missingMessages } from '@/scripts/lib/missing-messages';

const FOLDER = 'content';

/** Content is validated when it is imported. */
const collections = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.startsWith('schemas'))
  .map((file) => join(FOLDER, file));

/** @returns the message of the error that `check` throws, or an empty list */
async function errorFrom(check: () => unknown): Promise<string[]> {
  try {
    await check();
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

/** Reads the articles' Markdown, and checks that every message that a route names exists. */
async function checkArticlesAndRoutes(): Promise<string[]> {
  const { articles } = await import('@/content/journal');
  const { readText } = await import('@/components/server/journal/markdown');
  const { routes } = await import('@/content/routes');
  const { default: messages } = await import('@/messages/en.json');
  const texts = await Promise.all(articles.map((one) => errorFrom(() => readText(one))));
  return [...texts.flat(), ...missingMessages(routes, messages.navigation)];
}

/**
 * Reads all content before the slow part of the build, and reports everything that is wrong with
 * it.
 */
void runAsEntryPoint(import.meta.url, async () => {
  const imports = collections.map((file) =>
    errorFrom(() => import(pathToFileURL(resolve(file)).href)),
  );
  // A file that is imported by others fails once for each of them.
  const invalid = new Set((await Promise.all(imports)).flat());
  const problems = invalid.size > 0 ? [...invalid] : await checkArticlesAndRoutes();
  if (problems.length > 0) throw new Error(problems.join('\n'));
  console.log(`${collections.length} files of content are valid`);
});
