import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes the module that reads the journal depend on the articles, which no `import` names: without
 * this, `next dev` shows them as they were when it started. A module is run again only when its
 * source changes, so a digest of the articles is appended to it.
 *
 * @this {{ rootContext: string; addContextDependency: (folder: string) => void; addDependency: (file: string) => void }}
 * @param {string} source source of `content/journal.ts`
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
