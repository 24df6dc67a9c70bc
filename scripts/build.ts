import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage, languages, translationCodes } from '@/messages/languages';
import { settingsIn, writeBuildRecord } from '@/scripts/build-record';
import { runAsEntryPoint } from '@/scripts/lib/entry-point';
import { runScript, runTool } from '@/scripts/lib/run-command';
import { runSteps, type Step } from '@/scripts/lib/steps';
import { sourceFingerprint } from '@/scripts/source-fingerprint';

/** Next deletes `out` before every build, so finished translations wait here. */
const TRANSLATIONS = join('.next', 'cache', 'translations');

/** Names the language of a step, where there are several. */
const suffixOf = (code: string) => (translationCodes.length > 0 ? ` (${code})` : '');

/** Exports the site in one language and finishes it. */
function exportSteps(code: string, env: Record<string, string> = {}): Step[] {
  return [
    {
      title: `Next.js export${suffixOf(code)}`,
      run: () => runTool('next', ['build'], { env: { ...env, SITE_LANGUAGE: code } }),
    },
    {
      title: `Finished export${suffixOf(code)}`,
      run: () => runScript('scripts/finalise.ts', [], { env: { ...env, SITE_LANGUAGE: code } }),
    },
  ];
}

/** A translation is a site of its own under its code, like one under a sub-path. */
function translationSteps(code: string): Step[] {
  const keep = () => {
    mkdirSync(TRANSLATIONS, { recursive: true });
    rmSync(join(TRANSLATIONS, code), { recursive: true, force: true });
    renameSync('out', join(TRANSLATIONS, code));
    return Promise.resolve(0);
  };
  const env = { BASE_PATH: `${process.env.BASE_PATH ?? ''}/${code}`, TYPES_ARE_CHECKED: '1' };
  return [...exportSteps(code, env), { title: `Kept for later (${code})`, run: keep }];
}

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

/**
 * The steps in order: whatever changes or adds a file comes before the link check and compression.
 */
const steps: readonly Step[] = [
  ...languages.map(({ code }) => ({
    title: `Content${suffixOf(code)}`,
    run: () => runScript('scripts/content.ts', [], { env: { SITE_LANGUAGE: code } }),
  })),
  ...translationCodes.flatMap(translationSteps),
  ...exportSteps(defaultLanguage.code),
  ...(translationCodes.length > 0 ? [{ title: 'Translations', run: addTranslations }] : []),
  { title: 'Files for hosts', run: () => runScript('scripts/host-files.ts') },
  { title: 'Links of the export', run: () => runScript('scripts/check-links.ts') },
  { title: 'Compressed copies', run: () => runScript('scripts/precompress.ts') },
];

/**
 * Builds the site into `out` and records how; the record has the sources' digest only after a
 * success.
 */
export async function build(): Promise<void> {
  const settings = settingsIn(process.env);
  writeBuildRecord({ settings });
  const sources = sourceFingerprint('.');
  await runSteps(steps);
  writeBuildRecord({ settings, sources });
  // Imported only now: this reads the content, and invalid content should stop the steps above,
  // which say what is wrong.
  const { contactDelivery } = await import('@/components/server/contact/endpoint');
  if (!contactDelivery) {
    console.log(
      '\nThe contact form sends nothing: set contactEndpoint in content/site.yaml or CONTACT_ENDPOINT, and build again.',
    );
  }
}

void runAsEntryPoint(import.meta.url, build);
