import 'server-only';
import { listRoutes } from '@/content/list-routes';
import { presentTime } from '@/content/present-time';
import { publishedOf } from '@/content/published';
import { readContent } from '@/content/read-content';
import { filesIn, stampOf } from '@/engine/content/read-file';
import { Memory } from '@/engine/content/memory';
import { language } from '@/messages/language';

const isDevelopment = process.env.NODE_ENV === 'development';
/** Outlives this module, which `next dev` runs again whenever content or code changes. */
const ofProcess = globalThis as { contentMemory?: Memory };
/** The folders of the code on which the results of reading content depend. */
const RULES = ['content', 'engine/content', 'engine/islands'];

/** The results of earlier readings with the present code. */
function memoryOfProcess(): Memory {
  const rules = RULES.flatMap((folder) => filesIn(folder)).filter((file) => file.endsWith('.ts'));
  return (ofProcess.contentMemory ??= new Memory()).made(
    'content',
    rules.flatMap((file) => stampOf(file)),
    () => new Memory(),
  );
}

/**
 * All content of the site, validated; a mistake in it stops the build here. Next's pages import
 * their data, so this module reads content when it is loaded; no other module does.
 */
const loaded = publishedOf(
  readContent({
    root: '.',
    language: language.code,
    now: presentTime(),
    memory: isDevelopment ? memoryOfProcess() : undefined,
  }),
  isDevelopment,
);

export const { content, pages, articles, timeZone, facts, redirects, pictures, messages } = loaded;

/** All routes; header, footer, sitemap, metadata and tests read this table. */
export const routes = listRoutes(loaded);
