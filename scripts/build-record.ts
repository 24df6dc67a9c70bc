import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readCached, writeCached } from '@/engine/shared/cache';

/** Environment variables that change what a build produces. */
const SETTINGS = ['BASE_PATH', 'SITE_URL', 'PREVIEW', 'CONTACT_ENDPOINT', 'FOR_HOST'] as const;

export type Settings = Partial<Record<(typeof SETTINGS)[number], string>>;

/** How the export in `out` was built. */
export type BuildRecord = {
  settings: Settings;
  /** Digest of its sources; missing while a build is running, or after one that failed. */
  sources?: string;
};

/** Not in `out`, which is published as it is, but where `next build` does not delete it. */
const FILE = join('.next', 'cache', 'export.json');

/** Only our build writes this file: a bare `next build` leaves an export without it. */
const MARKER = join('out', 'third-party-licences.txt');

/**
 * @param root folder of the site
 * @returns undefined if there is no record, or if the export that it describes has been replaced
 */
export function readBuildRecord(root: string): BuildRecord | 'damaged' | undefined {
  const file = join(root, FILE);
  if (!existsSync(file)) return undefined;
  const kept = readCached(file);
  if (!kept) return 'damaged';
  const record = JSON.parse(kept.toString('utf8')) as BuildRecord;
  return record.sources !== undefined && !existsSync(join(root, MARKER)) ? undefined : record;
}

/** @param root folder of the site */
export function writeBuildRecord(root: string, record: BuildRecord): void {
  writeCached(join(root, FILE), JSON.stringify(record));
}

/** The settings in an environment; an empty one counts as unset. */
export function settingsIn(environment: NodeJS.ProcessEnv): Settings {
  return Object.fromEntries(
    SETTINGS.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])),
  );
}

/** Sets exactly these settings in the environment of this process and of its children. */
export function applySettings(settings: Settings): void {
  // What is empty counts as unset, and no `.env` file fills it in again.
  for (const name of SETTINGS) process.env[name] = settings[name] ?? '';
}

/**
 * Decides what `npm start` does with the export in `out`. An export keeps the settings that it was
 * built with, because somebody may intend to publish it: only `npm run build` changes them.
 *
 * @param record how the export was built, if that is known
 * @param sources digest of the present sources
 * @returns whether to build before serving, the settings for both, and lines to print
 * @throws Error if there is an export but no record of how it was built
 */
export function planStart(
  hasExport: boolean,
  record: ReturnType<typeof readBuildRecord>,
  sources: string,
  wanted: Settings,
) {
  if (!hasExport) return { needsBuild: true, settings: wanted, notes: [] };
  if (record === undefined) {
    throw new Error(
      'There is an export in out/, but no record of how it was built, and a new one would replace it.\n' +
        `Delete out/ if you do not need it, or replace it: ${commandFor(wanted)}`,
    );
  }
  if (record === 'damaged') {
    const note = `${FILE} is damaged, and with it the settings of the export in out/: it is built again with ${describe(wanted)}.`;
    return { needsBuild: true, settings: wanted, notes: [note] };
  }
  const { settings } = record;
  const needsBuild = record.sources !== sources;
  const differs = SETTINGS.some((name) => settings[name] !== wanted[name]);
  const notes = differs
    ? [
        `The export in out/ was built with ${describe(settings)}; now there is ${describe(wanted)}.`,
        needsBuild
          ? 'Its sources have changed: it is built again with the settings that it had.'
          : 'It is served as it was built.',
        `To build it with the present settings: ${commandFor(wanted)}`,
      ]
    : [];
  return { needsBuild, settings, notes };
}

function describe(settings: Settings): string {
  const assignments = assignmentsOf(settings);
  return assignments.length > 0 ? assignments.join(' ') : `no ${SETTINGS.join(', ')}`;
}

function commandFor(settings: Settings): string {
  return [...assignmentsOf(settings), 'npm run build'].join(' ');
}

/** The settings in shell syntax. */
function assignmentsOf(settings: Settings): string[] {
  return Object.entries(settings).map(([name, value]) =>
    /^[\w:/.@%+-]+$/.test(value)
      ? `${name}=${value}`
      : `${name}='${value.replaceAll("'", () => `'\\''`)}'`,
  );
}
