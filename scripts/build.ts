import { settingsIn, writeBuildRecord } from '@/scripts/build-record';
import { runAsEntryPoint } from '@/scripts/lib/entry-point';
import { runScript, runTool } from '@/scripts/lib/run-command';
import { runSteps, type Step } from '@/scripts/lib/steps';
import { sourceFingerprint } from '@/scripts/source-fingerprint';

/**
 * The steps in order: whatever changes or adds a file comes before the link check and compression.
 */
const steps: readonly Step[] = [
  { title: 'Content', run: () => runScript('scripts/content.ts') },
  { title: 'Next.js export', run: () => runTool('next', ['build']) },
  { title: 'Finished export', run: () => runScript('scripts/finalise.ts') },
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
