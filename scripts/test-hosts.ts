import '@/engine/shared/environment';
import { saysYes } from '@/components/seo/preview';
import { runAsEntryPoint } from '@/engine/shared/entry-point';
import { differencesOf } from '@/scripts/hosts/compare';
import { ensurePrograms, PROGRAMS, startProgram, versionOf } from '@/scripts/hosts/programs';

/** Differences of a request that are printed. */
const SHOWN = 4;

/** `npm run test:hosts`: asks the export's hosts by their own programs, all or those that are named. */
void runAsEntryPoint(import.meta.url, async () => {
  const named = process.argv.slice(2).map((name) => name.toLowerCase());
  const programs = PROGRAMS.filter(
    ({ name }) => named.length === 0 || named.includes(name.toLowerCase()),
  );
  ensurePrograms(programs);
  let failed = 0;
  for (const program of programs) {
    const version = versionOf(program);
    if (!version) {
      console.log(`? ${program.name}: not run, because it is not installed here`);
      if (saysYes(process.env.CI)) failed += 1;
      continue;
    }
    const start = (folder: string) => startProgram(program, folder);
    const differences = await differencesOf({ ...program, start });
    console.log(`${differences.size === 0 ? '✓' : '✗'} ${program.name}, seen on ${version}`);
    for (const [title, found] of differences) {
      console.log(`    ${title}`);
      for (const line of found.slice(0, SHOWN)) console.log(`      ${line}`);
      if (found.length > SHOWN) console.log(`      and ${found.length - SHOWN} more`);
    }
    failed += differences.size;
  }
  if (failed > 0) throw new Error('Not every host answers as scripts/hosts/answers.yaml says');
});
