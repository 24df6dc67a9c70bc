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

/** @returns what `check` complains of, or nothing */
async function complaintOf(check: () => unknown): Promise<string[]> {
  try {
    await check();
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

/** Articles are also read as Markdown, and routes compared with the messages that name them. */
async function checkArticlesAndRoutes(): Promise<string[]> {
  const { articles } = await import('@/content/journal');
  const { readText } = await import('@/components/server/journal/markdown');
  const { routes } = await import('@/content/routes');
  const { default: messages } = await import('@/messages/en.json');
  const texts = await Promise.all(articles.map((one) => complaintOf(() => readText(one))));
  return [...texts.flat(), ...missingMessages(routes, messages.navigation)];
}

/** Reads all content before the long part of the build, and says all that is wrong with it. */
void runAsEntryPoint(import.meta.url, async () => {
  const imports = collections.map((file) =>
    complaintOf(() => import(pathToFileURL(resolve(file)).href)),
  );
  // A file that others import complains once for each of them.
  const invalid = new Set((await Promise.all(imports)).flat());
  const complaints = invalid.size > 0 ? [...invalid] : await checkArticlesAndRoutes();
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
  console.log(`${collections.length} files of content are valid`);
});
