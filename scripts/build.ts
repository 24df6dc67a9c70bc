import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defaultLanguage, languages, translationCodes } from '@/messages/languages';
import { settingsIn, writeBuildRecord } from '@/scripts/build-record';
import { pageAdvice, weighPages } from '@/scripts/content/page-advice';
import { runAsEntryPoint } from '@/scripts/lib/entry-point';
import { runScript, runTool } from '@/scripts/lib/run-command';
import { runAllSteps, runSteps, type Step } from '@/scripts/lib/steps';
import { sourceFingerprint } from '@/scripts/source-fingerprint';

/** Next deletes `out` before every build, so finished translations wait here. */
const TRANSLATIONS = join('.next', 'cache', 'translations');

/** Names the language of a step, where there are several. */
const suffixOf = (code: string) => (translationCodes.length > 0 ? ` (${code})` : '');

/** A translation is a site of its own under its code, like one under a sub-path. */
const settingsOf = (code: string): Record<string, string> => ({
  SITE_LANGUAGE: code,
  ...(code !== defaultLanguage.code && {
    BASE_PATH: `${process.env.BASE_PATH ?? ''}/${code}`,
    TYPES_ARE_CHECKED: '1',
  }),
});

/** Where the export of a language is finished: the last, which is at the root, stays where it is. */
const folderOf = (code: string) =>
  code === defaultLanguage.code ? 'out' : join(TRANSLATIONS, code);

/** Next's own part, in one language. */
const exportOf = (code: string): Step => ({
  title: `Next.js export${suffixOf(code)}`,
  run: async (output) => {
    const status = await runTool('next', ['build'], { env: settingsOf(code), output });
    const folder = folderOf(code);
    if (status === 0 && folder !== 'out') {
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(dirname(folder), { recursive: true });
      renameSync('out', folder);
    }
    return status;
  },
});

/** Our part, in one language. */
const finishOf = (code: string): Step => ({
  title: `Finished export${suffixOf(code)}`,
  run: (output) =>
    runScript('scripts/finalise.ts', [folderOf(code)], { env: settingsOf(code), output }),
});

/** Puts the translations beside the pages at the root: `/de` is `de.html`, as `/about` is. */
function addTranslations(): Promise<number> {
  for (const code of translationCodes) {
    renameSync(join(TRANSLATIONS, code), join('out', code));
    renameSync(join('out', code, 'index.html'), join('out', `${code}.html`));
    // Crawlers read it at the root only.
    rmSync(join('out', code, 'robots.txt'), { force: true });
  }
  return Promise.resolve(0);
}

/** One step in each language, the last at the root. */
const codes = [...translationCodes, defaultLanguage.code];

/** Each export is finished while Next works on the following one. */
const exportAndFinish = codes.map((code, index) => [
  exportOf(code),
  ...codes.slice(0, index).slice(-1).map(finishOf),
]);

/**
 * The steps in order, those in one list side by side: whatever changes or adds a file comes before
 * the link check and compression.
 */
const stages: readonly (readonly Step[])[] = [
  languages.map(({ code }) => ({
    title: `Content${suffixOf(code)}`,
    run: (output) =>
      runScript('scripts/content.ts', ['check'], { env: { SITE_LANGUAGE: code }, output }),
  })),
  ...exportAndFinish,
  [finishOf(defaultLanguage.code)],
  ...(translationCodes.length > 0 ? [[{ title: 'Translations', run: addTranslations }]] : []),
  [{ title: 'Files for hosts', run: () => runScript('scripts/host-files.ts') }],
  [
    {
      title: 'Links of the export',
      run: (output) => runScript('scripts/check-links.ts', [], { output }),
    },
    {
      title: 'Compressed copies',
      run: (output) => runScript('scripts/precompress.ts', [], { output }),
    },
  ],
];

/**
 * Builds the site into `out` and records how; the record has the sources' digest only after a
 * success.
 */
export async function build(): Promise<void> {
  const settings = settingsIn(process.env);
  writeBuildRecord({ settings });
  const sources = sourceFingerprint('.');
  for (const stage of stages) {
    await (stage.length > 1 ? runAllSteps(stage) : runSteps(stage));
  }
  writeBuildRecord({ settings, sources });
  // Imported only now: this reads the content, and invalid content should stop the steps above,
  // which say what is wrong.
  const { contactDelivery } = await import('@/components/server/contact/endpoint');
  const advice = pageAdvice(weighPages('out'));
  if (advice.length > 0) console.log(['', ...advice].join('\n'));
  if (!contactDelivery) {
    console.log(
      '\nThe contact form only simulates sending: set contactEndpoint in content/site.yaml or CONTACT_ENDPOINT, and build again.',
    );
  }
}

void runAsEntryPoint(import.meta.url, build);
