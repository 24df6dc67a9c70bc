import 'server-only';
import { collectProblems } from '@/content/read/content-error';
import { loadContent } from '@/content/read/load-content';
import { readMessages } from '@/content/read/read-messages';
import type { Messages } from '@/content/schemas/messages';
import { language } from '@/messages/languages';

const [loaded, ownMessages] = collectProblems<unknown>([
  loadContent,
  () => readMessages(language.code),
  // The results are in the order of what was read.
]) as [ReturnType<typeof loadContent>, Messages];

/** All content of the site, validated; whatever is wrong with it stops the build here. */
export const { content, articles: allArticles, facts } = loaded;

/** The messages of the language that is built. */
export const messages = ownMessages;
