import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes the module that reads the journal depend on the articles, which no `import` names: without
 * it `next dev` shows them as they were when it started. A module is only run again when its text
 * changes, so a digest of the articles goes to its end.
 *
 * @this {{ rootContext: string; addContextDependency: (folder: string) => void; addDependency: (file: string) => void }}
 * @param {string} source text of `content/journal.ts`
 */
export default function articleLoader(source) {
  const folder = join(this.rootContext, 'content', 'journal');
  this.addContextDependency(folder);
  const digest = createHash('sha256');
  for (const name of readdirSync(folder).sort()) {
    this.addDependency(join(folder, name));
    digest.update(`${name}\0`).update(readFileSync(join(folder, name)));
  }
  return `${source}\n// Articles: ${digest.digest('hex')}\n`;
}
