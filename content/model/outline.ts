import { join } from 'node:path';
import { countWords } from '@/content/model/text-measures';
import {
  outlineOf,
  parseMarkdown,
  type MarkdownTree,
  type Outline,
} from '@/content/model/reading/markdown-text';
import { readFileAt } from '@/content/model/reading/read-file';
import type { Source } from '@/engine/shared/source';
import { parseYaml } from '@/content/model/reading/yaml-source';
import manifest from '@/package.json' with { type: 'json' };
import { hashOf, cachedJson } from '@/engine/shared/cache';

/** Cache of parsed texts, for the next build and for all processes of a build. */
export const OUTLINE_CACHE = '.next/cache/outlines';

/** On what the cached data of a text depends besides it: a number for the code here, and parsers. */
const VERSION = [
  8,
  manifest.dependencies.yaml,
  manifest.devDependencies['remark-gfm'],
  manifest.devDependencies['remark-parse'],
].join(' ');
/** A Markdown text with fewer characters is parsed as quickly as it is read from the cache. */
const WORTH_KEEPING = 1_000;
/** The URL of a link, whose words do not count. */
const TARGET = /(?<=\])\([^)]*\)/g;

/** A file of YAML, and what was read in it. */
type Parsed = { text: string; source: Source };

const ofProcess = globalThis as {
  outlines?: Map<string, unknown>;
  sources?: Map<string, Parsed>;
};
/** Outlives this module, which `next dev` runs again whenever content changes. */
const found = (ofProcess.outlines ??= new Map());
/** The last parse of each YAML file, which for articles would take too much memory. */
const parsed = (ofProcess.sources ??= new Map<string, Parsed>());

/** Data that is cached on the disk, and read from there once in each process. */
function keptData<Data>(root: string, name: string, make: () => Data): Data {
  const folder = join(root, OUTLINE_CACHE);
  const path = join(folder, name);
  if (!found.has(path)) found.set(path, cachedJson(folder, name, make));
  return found.get(path) as Data;
}

/** A text's outline and its length. */
interface TextOutline extends Outline {
  words: number;
}

/** @returns the number of words in a Markdown text */
export function wordsIn(markdown: string): number {
  return countWords(markdown.replaceAll(TARGET, ''));
}

/**
 * Parses a text once: a build reads all articles in half a dozen processes, and the next build
 * finds most of them unchanged. Each caller gets a tree of its own, and may change it.
 *
 * @param root the folder that `.next` is in
 */
export function readTree(markdown: string, root = '.'): MarkdownTree {
  if (markdown.length < WORTH_KEEPING) return parseMarkdown(markdown);
  // Not cached in the process: each text is drawn once, and all trees together would be too large.
  return cachedJson(join(root, OUTLINE_CACHE), hashOf(`tree ${VERSION}`, markdown), () =>
    parseMarkdown(markdown),
  );
}

/** A text's outline and its length in words, before it is drawn; parameters as above. */
export function readOutline(markdown: string, root = '.'): TextOutline {
  const make = () => ({
    ...outlineOf(readTree(markdown, root), markdown),
    words: wordsIn(markdown),
  });
  if (markdown.length < WORTH_KEEPING) return make();
  return keptData(root, hashOf(`outline ${VERSION}`, markdown), make);
}

/**
 * Parses the fields of an article, also once; parses again only if a line has to be reported.
 *
 * @param head its YAML, which begins on the second line of the file
 * @param root as above
 * @throws ContentError that names each line that cannot be read
 */
export function readHead(file: string, head: string, root: string): Source {
  const parse = () => parseYaml(file, head, 1);
  const data = keptData(root, hashOf(`head ${VERSION}`, head), () => parse().data);
  let source: Source | undefined;
  return { file, data, lineOf: (path) => (source ??= parse()).lineOf(path) };
}

/**
 * Reads a YAML file, and parses it unless its text is the one that this process parsed last.
 *
 * @param file its path from `root`
 * @throws ContentError if it is missing, or that names each line that cannot be read
 */
export function readSource(file: string, root: string): Source {
  const text = readFileAt(file, root);
  const last = parsed.get(file);
  if (last?.text === text) return last.source;
  const source = parseYaml(file, text);
  parsed.set(file, { text, source });
  return source;
}
