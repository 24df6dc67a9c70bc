import { randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fchmodSync,
  fchownSync,
  fsyncSync,
  lstatSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { filesBelow } from './files-below';

/** How `writeWhole` calls a file that is not whole yet. */
const DRAFT = /^\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.tmp$/;
/** No file takes as long to write. */
const LEFT_AFTER_MS = 60_000;

/**
 * Writes a file so that whoever reads it finds the former content or the new one, never a part of
 * it, even if the disk is full or the process is killed. The file keeps its permissions, and a
 * symbolic link stays one.
 *
 * @throws the system's error; the file is then as it was, and a link that leads nowhere stays
 */
export function writeWhole(path: string, content: string | Uint8Array): void {
  const target = lstatSync(path, { throwIfNoEntry: false }) ? realpathSync(path) : path;
  const former = statSync(target, { throwIfNoEntry: false });
  // A name that no list of files takes for one of ours, in the folder whose disk the file is on.
  const draft = join(dirname(target), `.${randomUUID()}.tmp`);
  try {
    const file = openSync(draft, 'wx');
    try {
      if (former) keepAccess(file, former);
      writeFileSync(file, content);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/** Removes what killed processes have left of their files, in a folder, if there is one, and below. */
export function removeDrafts(folder: string): void {
  if (!existsSync(folder)) return;
  for (const file of filesBelow(folder)) {
    const path = join(folder, file);
    if (!DRAFT.test(basename(file))) continue;
    const { mtimeMs = Infinity } = statSync(path, { throwIfNoEntry: false }) ?? {};
    if (Date.now() - mtimeMs > LEFT_AFTER_MS) rmSync(path, { force: true });
  }
}

/** Gives a new file the owner, if the system lets us, and the permissions of the former one. */
function keepAccess(file: number, { uid, gid, mode }: { uid: number; gid: number; mode: number }) {
  try {
    fchownSync(file, uid, gid);
  } catch {
    // Only an administrator may give files away.
  }
  fchmodSync(file, mode);
}
