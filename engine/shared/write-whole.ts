import { randomUUID } from 'node:crypto';
import {
  closeSync,
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
import { dirname, join } from 'node:path';

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

/** Gives a new file the owner, if the system lets us, and the permissions of the former one. */
function keepAccess(file: number, { uid, gid, mode }: { uid: number; gid: number; mode: number }) {
  try {
    fchownSync(file, uid, gid);
  } catch {
    // Only an administrator may give files away.
  }
  fchmodSync(file, mode);
}
