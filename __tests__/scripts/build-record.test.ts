import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderWith, writeFiles } from '@/__tests__/temporary-folder';
import {
  applySettings,
  planStart,
  readBuildRecord,
  settingsIn,
  writeBuildRecord,
} from '@/scripts/build-record';

const owned = { BASE_PATH: '/preview', CONTACT_ENDPOINT: '{"service":"netlify"}' };
const record = { settings: owned, sources: 'now' };

test('without an export, one is built with the settings of the environment', () => {
  for (const left of [undefined, record]) {
    expect(planStart(false, left, 'now', { BASE_PATH: '/x' })).toEqual({
      needsBuild: true,
      settings: { BASE_PATH: '/x' },
      notes: [],
    });
  }
});

test('an export with the same settings is served, or built again from changed sources', () => {
  const plan = { settings: owned, notes: [] };
  expect(planStart(true, record, 'now', owned)).toEqual({ ...plan, needsBuild: false });
  expect(planStart(true, record, 'edited', owned)).toEqual({ ...plan, needsBuild: true });
});

test.each([
  ['served as it is', 'now', false, /served as it was built/],
  ['built again with its own', 'edited', true, /built again with the settings that it had/],
])('an export with other settings is %s, with notes', (_, sources, needsBuild, what) => {
  const plan = planStart(true, record, sources, { SITE_URL: 'https://preview.example' });
  expect(plan).toMatchObject({ needsBuild, settings: owned });
  expect(plan.notes).toEqual([
    expect.stringContaining(`BASE_PATH=/preview CONTACT_ENDPOINT='{"service":"netlify"}'; now`),
    expect.stringMatching(what),
    expect.stringMatching(/: SITE_URL=https:\/\/preview\.example npm run build$/),
  ]);
});

test('an environment without settings is noted, too', () => {
  const [difference, , command] = planStart(true, record, 'now', {}).notes;
  expect(difference).toMatch(
    /now there is no BASE_PATH, SITE_URL, PREVIEW, CONTACT_ENDPOINT, FOR_HOST\.$/,
  );
  expect(command).toMatch(/: npm run build$/);
});

test('a build that failed is made again with its settings', () => {
  expect(planStart(true, { settings: owned }, 'now', owned).needsBuild).toBe(true);
});

test('the record of a failed build needs no export, but that of a finished build does', () => {
  const root = folderWith();
  const remembered = [{ settings: owned }, record].map((written) => {
    writeBuildRecord(root, written);
    return readBuildRecord(root);
  });
  expect(remembered).toEqual([{ settings: owned }, undefined]);
  writeFiles(root, { 'out/third-party-licences.txt': '' });
  expect(readBuildRecord(root)).toEqual(record);
});

test.each([
  ['emptied', () => ''],
  ['cut off', (written: Buffer) => written.subarray(0, -9)],
  ['of another kind', () => 'null'],
])('a record that is %s is named, and the export is built anew', (_, damage) => {
  const root = folderWith({ 'out/third-party-licences.txt': '' });
  writeBuildRecord(root, record);
  const file = join(root, '.next/cache/export.json');
  writeFileSync(file, damage(readFileSync(file)));
  const plan = planStart(true, readBuildRecord(root), 'now', { BASE_PATH: '/x' });
  expect(plan).toMatchObject({ needsBuild: true, settings: { BASE_PATH: '/x' } });
  expect(plan.notes).toEqual([
    expect.stringMatching(/^\.next\/cache\/export\.json is damaged.*BASE_PATH=\/x\.$/),
  ]);
});

test('an export of unknown origin is never replaced unasked', () => {
  expect(() => planStart(true, undefined, 'now', {})).toThrow(
    /no record of how it was built[^]*npm run build/,
  );
});

test('what a build does not set stays unset, whatever `.env` files say to Next', () => {
  const environment = process.env;
  process.env = { ...environment, SITE_URL: 'https://a.example' };
  applySettings({ BASE_PATH: '/preview' });
  const { BASE_PATH, SITE_URL, PREVIEW, CONTACT_ENDPOINT } = process.env;
  process.env = environment;
  // Next fills in a variable that is missing, not one that is empty.
  expect([BASE_PATH, SITE_URL, PREVIEW, CONTACT_ENDPOINT]).toEqual(['/preview', '', '', '']);
});

test('an empty variable is no setting', () => {
  expect(settingsIn({ NODE_ENV: 'test', BASE_PATH: '', SITE_URL: 'https://a.example' })).toEqual({
    SITE_URL: 'https://a.example',
  });
});
