/**
 * Loaded into Next's process: what asks for the file behind a link that leads nowhere, or to a
 * folder around it, is told of the link, which is neither file nor folder, so Next goes on to the
 * next. By itself it would stop with the system's error, or copy the folder into itself again and
 * again. Editors lock a file that is open by such a link.
 */
import { promises } from 'node:fs';
import { dirname, sep } from 'node:path';

const { stat, lstat, realpath } = promises;

/** @param {import('node:fs').PathLike} path of a folder, or of a link to one */
async function leadsUp(path) {
  const [folder, parent] = await Promise.all([realpath(path), realpath(dirname(String(path)))]);
  return `${parent}${sep}`.startsWith(`${folder}${sep}`);
}

promises.stat = async (path, options) => {
  try {
    const found = await stat(path, options);
    return found.isDirectory() && (await leadsUp(path)) ? lstat(path, options) : found;
  } catch (error) {
    return lstat(path, options).catch(() => {
      throw error;
    });
  }
};
