import { parseDocument } from 'yaml';
import { Patch } from '@/scripts/editor/yaml/patch';
import { renderDocument, renderEntry } from '@/scripts/editor/yaml/render';
import { isBlockMap, SourceText, startOf } from '@/scripts/editor/yaml/source-text';
import type { Fields } from '@/engine/content/values';
import { isEqual } from '@/scripts/editor/yaml/is-equal';

/**
 * Changes a YAML file so that it contains `data`, and changes nothing else: comments, blank lines,
 * the order of the fields and the way in which the other values are written stay.
 *
 * @param former the file's text
 * @param data its new values; a new field is placed after the field that it follows in `data`
 * @throws Error if `former` is not valid YAML
 */
export function applyChanges(former: string, data: Fields): string {
  const source = former === '' || former.endsWith('\n') ? former : `${former}\n`;
  const document = parseDocument(source);
  if (document.errors[0]) throw document.errors[0];
  if (isEqual(document.toJS(), data)) return former;
  const root = document.contents;
  if (isBlockMap(root) && Object.keys(data).length > 0) {
    const text = new SourceText(source, document);
    const patched =
      source.slice(0, startOf(root)) +
      new Patch(text).map(root, data) +
      source.slice(text.endOf(root));
    const written = parseDocument(patched);
    if (written.errors.length === 0 && isEqual(written.toJS(), data)) return patched;
  }
  // The code above does not know this way of writing; the values matter more than their form.
  document.contents = parseDocument(renderEntry(data, 0, true)).contents;
  return renderDocument(document, 0, true);
}
