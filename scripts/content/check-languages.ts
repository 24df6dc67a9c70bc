import { runAllSteps } from '@/engine/shared/steps';
import { languages } from '@/messages/languages';
import { runScript } from '@/scripts/lib/run-script';

/**
 * Checks the content of each language, in a process of its own, because a process reads one.
 *
 * @throws Error that names the languages in which something is wrong; what it is has been printed
 */
export function checkContentInAllLanguages(): Promise<void> {
  return runAllSteps(
    languages.map(({ code }) => ({
      title: languages.length > 1 ? `Content (${code})` : 'Content',
      run: (output) =>
        runScript('scripts/content.ts', ['check'], { env: { SITE_LANGUAGE: code }, output }),
    })),
  );
}
