import 'server-only';
import { listRoutes } from '@/content/list-routes';
import { presentTime } from '@/content/present-time';
import { publishedOf } from '@/content/published';
import { readContent } from '@/content/read-content';
import { filesIn, stampOf } from '@/engine/content/read-file';
import { Memory } from '@/engine/content/memory';
import { language } from '@/messages/language';

const isDevelopment = process.env.NODE_ENV === 'development';
/** `next dev` runs this module again whenever content or code changes. */
const ofProcess = globalThis as { contentMemory?: Memory };
/** The folders of code that decides what is found in content. */
const RULES = ['content', 'engine/content', 'engine/islands'];

/** What has been found by the rules as they are. */
function memoryOfProcess(): Memory {
  const rules = RULES.flatMap((folder) => filesIn(folder)).filter((file) => file.endsWith('.ts'));
  return (ofProcess.contentMemory ??= new Memory()).made(
    'content',
    rules.flatMap((file) => stampOf(file)),
    () => new Memory(),
  );
}

/**
 * All content of the site, validated; whatever is wrong with it stops the build here. Pages of Next
 * import their data, so this module reads it when it is loaded; nothing else does.
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
