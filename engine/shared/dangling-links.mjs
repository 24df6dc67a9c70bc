/**
 * Loaded into Next's process: what asks for the file behind a link that leads nowhere is told of the
 * link, which is neither file nor folder, so Next goes on to the next. By itself it would stop with
 * the system's error. Editors lock a file that is open by such a link.
 */
import { promises } from 'node:fs';

const { stat, lstat } = promises;

promises.stat = (path, options) =>
  stat(path, options).catch((error) =>
    lstat(path, options).catch(() => {
      throw error;
    }),
  );
