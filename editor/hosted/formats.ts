import { parse, stringify } from 'yaml';
import { splitFrontMatter } from '@/content/model/reading/front-matter';
import type { Forms } from '@/editor/hosted/field-labels';
import { keepOthers, type Backend } from '@/editor/hosted/keep-others';
import { OF_SECTIONS } from '@/editor/hosted/of-sections';
import { mergeArticle, mergePage, mergeYaml } from '@/editor/save';
import type { Fields } from '@/engine/shared/values';

/** The part of Decap's API that is used here. */
declare const CMS: {
  registerCustomFormat(
    name: string,
    extension: string,
    format: {
      fromFile: (text: string) => Fields;
      toFile: (values: Fields, order: string[]) => string;
    },
  ): void;
  getBackend(name: string): { init: (config: Forms, options: unknown) => Backend };
};

/**
 * The field with the text of the file as it was read. Decap keeps fields that no form shows, so the
 * text is still there when the file is written.
 */
const SOURCE = '\0source';

/** The values as YAML, with the fields of a new file in the order of the form. */
function written(values: Fields, order: readonly string[]): string {
  const names = new Set([...order, ...Object.keys(values)]);
  const known = [...names].filter((name) => Object.hasOwn(values, name));
  return stringify(Object.fromEntries(known.map((name) => [name, values[name]])));
}

/** A host has no server of ours to merge what is saved into the file, so the page merges it. */
CMS.registerCustomFormat('merged-yaml', 'yaml', {
  fromFile: (text) => ({ ...(parse(text) as Fields), [SOURCE]: text }),
  toFile: ({ [SOURCE]: source = '', ...values }, order) =>
    mergeYaml(source as string, written(values, order)),
});

CMS.registerCustomFormat('merged-page', 'yaml', {
  fromFile(text) {
    const values = parse(text) as Fields;
    const mark = Object.hasOwn(values, 'path') && { [OF_SECTIONS.field]: OF_SECTIONS.value };
    return { ...values, ...mark, [SOURCE]: text };
  },
  toFile: ({ [SOURCE]: source = '', [OF_SECTIONS.field]: _mark, ...values }, order) =>
    mergePage(source as string, written(values, order)),
});

CMS.registerCustomFormat('merged-article', 'md', {
  fromFile(text) {
    // Some editors begin a file with a byte order mark, which is not part of the text.
    const { head = '', body } = splitFrontMatter(text.replace(/^\uFEFF/, ''));
    return { ...(parse(head) as Fields), body, [SOURCE]: text };
  },
  toFile: ({ [SOURCE]: source = '', body = '', ...values }, order) =>
    mergeArticle(source as string, `---\n${written(values, order)}---\n${body as string}`),
});

for (const host of ['github', 'gitlab']) {
  const backend = CMS.getBackend(host);
  const { init } = backend;
  backend.init = (config, options) => keepOthers(init(config, options), config);
}
