import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkClientComponents } from './check/client-components';
import { checkLinks } from './check/check-links';
import { publicNameProblems } from './check/public-names';
import type { Site } from './define-site';
import { finishExport } from './finish/finish-export';
import { precompress } from './finish/precompress';
import { SENDS_COPIES } from './hosting/hosts';
import { writeHostFiles } from './hosting/write-host-files';
import { forgetUnused } from './shared/cache';
import { exportedFiles } from './shared/exported-files';
import { releaseMemory } from './shared/release-memory';
import { ContentError } from './shared/content-error';
import { assertBuildable } from './shared/environment';
import { runAllSteps, runEngine, runNext, runSteps, type Step } from './shared/steps';

/** Folder of the export: Next's default. */
export const EXPORT_FOLDER = 'out';

/** Next deletes the export before every build, so finished translations wait here. */
const TRANSLATIONS = join('.next', 'cache', 'translations');

/** Compressed copies from earlier builds. */
const COMPRESSED = join('.next', 'cache', 'compressed');

/** Results of the finishing step that later builds can reuse. */
const FINISHED = join('.next', 'cache', 'finished');

/** One language of a site; the one at the root has no code. */
type Build = { code?: string; environment: Record<string, string> };

/** Adds a language's code to a step's title; the language at the root has none. */
const titleOf = (title: string, { code }: Build) => (code ? `${title} (${code})` : title);

/** Folder in which a language's export is finished: for the language at the root, `out`. */
const folderOf = ({ code }: Build) => (code ? join(TRANSLATIONS, code) : EXPORT_FOLDER);

/** A step that runs in this process and prints what `work` returns. */
const workStep = (title: string, work: () => string | Promise<string>): Step => ({
  title,
  run: async () => {
    console.log(await work());
    return 0;
  },
});

/** Runs `next build` for one language, and moves a translation's export aside. */
const exportOf = (build: Build): Step => ({
  title: titleOf('Next.js export', build),
  remedy:
    'Fix what is reported above, then run the same command again; if it names a file in .next/cache as corrupt, delete that folder.',
  run: async (output) => {
    const status = await runNext(['build'], { env: build.environment, output });
    const folder = folderOf(build);
    if (status === 0 && folder !== EXPORT_FOLDER) {
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(dirname(folder), { recursive: true });
      renameSync(EXPORT_FOLDER, folder);
    }
    return status;
  },
});

/** Finishes a language's export in a separate process, which reads that language's settings. */
const finishOf = (build: Build): Step => ({
  title: titleOf('Finished export', build),
  run: (output) => runEngine(['finish', folderOf(build)], { env: build.environment, output }),
});

/** Moves the translations into the export: `/de` is `de.html`, as `/about` is `about.html`. */
function addTranslations(codes: readonly string[]): string {
  for (const code of codes) {
    renameSync(join(TRANSLATIONS, code), join(EXPORT_FOLDER, code));
    renameSync(join(EXPORT_FOLDER, code, 'index.html'), join(EXPORT_FOLDER, `${code}.html`));
    // Crawlers read robots.txt at the root only.
    rmSync(join(EXPORT_FOLDER, code, 'robots.txt'), { force: true });
  }
  return `${codes.join(', ')} placed below the root`;
}

/**
 * Finishes the export in a folder.
 *
 * @returns a summary, such as “44 pages finished, 120 files removed”
 * @throws Error that names the page that cannot be finished
 */
export async function finish(site: Site, folder: string): Promise<string> {
  await site.addFiles(exportedFiles(folder).write);
  const { pages, removed } = await finishExport(site, { root: '.', folder, cache: FINISHED });
  return `${pages} pages finished, ${removed} files removed`;
}

/**
 * Builds the site in the working directory into `out`. Each translation is finished while Next
 * exports the following language.
 *
 * @throws Error that names the step that failed
 */
export async function buildSite(site: Site): Promise<void> {
  assertBuildable();
  const misnamed = publicNameProblems('.');
  if (misnamed.length > 0) throw new ContentError(misnamed);
  const startedAt = new Date();
  const codes = site.translations.map(({ code }) => code);
  const builds: readonly Build[] = [...site.translations, { environment: {} }];
  await checkClientComponents('.', site);
  await releaseMemory();
  for (const [index, build] of builds.entries()) {
    const finished = builds.slice(0, index).slice(-1).map(finishOf);
    await runAllSteps([exportOf(build), ...finished]);
  }
  await runSteps([
    workStep('Finished export', () => finish(site, EXPORT_FOLDER)),
    ...(codes.length > 0 ? [workStep('Translations', () => addTranslations(codes))] : []),
    workStep(
      'Files for hosts',
      () => `${writeHostFiles(site, EXPORT_FOLDER)} files for hosts written`,
    ),
    workStep(
      'Links of the export',
      () => `${checkLinks(site, EXPORT_FOLDER, FINISHED)} pages read; no broken links`,
    ),
    // Other hosts compress by themselves, and would serve the copies as files of their own.
    ...(site.host === undefined || SENDS_COPIES.includes(site.host)
      ? [
          workStep(
            'Compressed copies',
            async () =>
              `${await precompress(EXPORT_FOLDER, COMPRESSED)} files have compressed copies`,
          ),
        ]
      : []),
  ]);
  await forgetUnused(FINISHED, startedAt);
}
