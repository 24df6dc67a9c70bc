import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The folders that are read, with a pattern for their files. */
const READ = { content: /\.(yaml|md)$|^(published-urls|addresses)\.txt$/, messages: /\.json$/ };

/**
 * Makes a module that reads content depend on the files of the content, which no `import` names:
 * without this, `next dev` shows them as they were when it started. A module is run again only when
 * its source changes, so a digest of the files is appended to the source.
 *
 * @this {{ rootContext: string; addContextDependency: (folder: string) => void; addDependency:
 *   (file: string) => void }}
 * @param {string} source source of the module
 */
export default function contentLoader(source) {
  const digest = createHash('sha256');
  for (const [folder, isRead] of Object.entries(READ)) {
    const root = join(this.rootContext, folder);
    this.addContextDependency(root);
    for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      if (entry.isDirectory()) this.addContextDependency(path);
      const isOriginal = entry.parentPath.startsWith(join(root, 'media'));
      if (!entry.isFile() || !(isOriginal || isRead.test(entry.name))) continue;
      this.addDependency(path);
      // Files may be many or large, and their times show whether they have changed.
      const { ctimeMs, size } = statSync(path);
      digest.update(`${path}\0${ctimeMs}\0${size}\0`);
    }
  }
  return `${source}\n// Content: ${digest.digest('hex')}\n`;
}
