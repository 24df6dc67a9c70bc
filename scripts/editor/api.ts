import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  assertAllowed,
  isArticle,
  Refused,
  type ContentPaths,
} from '@/scripts/editor/content-paths';
import { mergeArticle, mergeYaml } from '@/scripts/editor/save';

/** A request of Decap's proxy backend; `action` says which of `params` it has. */
export type ApiRequest = { action: string; params?: Params };

type Params = {
  path?: string;
  paths?: string[];
  folder?: string;
  files?: { path: string; label?: string }[];
  entry?: DataFile;
  dataFiles?: DataFile[];
  assets?: unknown[];
};
type DataFile = { path: string; raw: string };

export type ApiOptions = ContentPaths & {
  /** The repository's root. */
  root: string;
  /** Formats the text of a file before it is written. */
  format: (text: string, path: string) => Promise<string>;
  /** Called after files were written or deleted. */
  onSave: (paths: readonly string[]) => void;
};

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * The other side of Decap's proxy backend: it reads and writes files of the repository. Decap's own
 * server would write any file, and in Decap's format.
 *
 * @returns a function that answers a request, and throws Refused for one that it must not fulfil
 */
export function createApi({ root, format, onSave, ...paths }: ApiOptions) {
  /** What the browser has seen of each file, so that it does not overwrite later changes. */
  const seen = new Map<string, string>();

  const readText = (path: string) => readFile(join(root, path), 'utf8').catch(() => undefined);

  async function readEntry(path: string, label?: string) {
    assertAllowed(path, paths);
    const data = (await readText(path)) ?? null;
    return { data, file: { path, label, id: data === null ? null : digestOf(data) } };
  }

  async function openEntry(path: string) {
    const entry = await readEntry(path);
    if (entry.data !== null) seen.set(path, entry.data);
    return entry;
  }

  async function readArticles(folder: string) {
    if (folder !== paths.articles) throw new Refused(`“${folder}” has no articles`);
    const names = await readdir(join(root, folder)).catch(() => []);
    const found = names.map((name) => join(folder, name)).filter((path) => isArticle(path, paths));
    return Promise.all(found.sort().map((path) => readEntry(path)));
  }

  async function save({ path, raw }: DataFile) {
    assertAllowed(path, paths);
    const former = (await readText(path)) ?? '';
    if (seen.has(path) && seen.get(path) !== former) {
      throw new Refused(
        `${path} has been changed by another program since you opened it. Copy your text, reload this page and enter it again`,
      );
    }
    const merged = isArticle(path, paths) ? mergeArticle(former, raw) : mergeYaml(former, raw);
    const text = merged === former ? former : await format(merged, path);
    if (text !== former) await writeFile(join(root, path), text);
    seen.set(path, text);
  }

  async function persist({ entry, dataFiles = entry ? [entry] : [], assets = [] }: Params) {
    if (assets.length > 0) throw new Refused('Files cannot be uploaded here');
    for (const file of dataFiles) await save(file);
    onSave(dataFiles.map(({ path }) => path));
    return { message: 'entry persisted' };
  }

  async function remove({ path, paths: all = path === undefined ? [] : [path] }: Params) {
    if (!all.every((one) => isArticle(one, paths))) throw new Refused('This file has to stay');
    await Promise.all(all.map((one) => rm(join(root, one), { force: true })));
    all.forEach((one) => seen.delete(one));
    onSave(all);
    return { message: `deleted ${all.join(', ')}` };
  }

  const actions: Record<string, (params: Params) => unknown> = {
    info: () => ({ repo: 'site', publish_modes: ['simple'], type: 'local_fs' }),
    entriesByFolder: ({ folder = '' }) => readArticles(folder),
    entriesByFiles: ({ files = [] }) =>
      Promise.all(files.map(({ path, label }) => readEntry(path, label))),
    getEntry: ({ path = '' }) => openEntry(path),
    persistEntry: persist,
    deleteFile: remove,
    deleteFiles: remove,
    getMedia: () => [],
    getDeployPreview: () => null,
  };

  return async ({ action, params = {} }: ApiRequest): Promise<unknown> => {
    const act = Object.hasOwn(actions, action) ? actions[action] : undefined;
    if (!act) throw new Refused(`“${action}” is not possible here`);
    return await act(params);
  };
}
