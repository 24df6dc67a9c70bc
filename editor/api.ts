import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { weightProblem } from '@/content/model/reading/read-file';
import {
  assertAllowed,
  assertInContent,
  isArticle,
  isPage,
  mayBeAdded,
  Refused,
  staysInContent,
  titleOf,
  type ContentPaths,
} from '@/editor/content-paths';
import { createMedia, isMedia, isNamedIn, type Asset } from '@/editor/media';
import { mergeArticle, mergePage, mergeYaml } from '@/editor/save';
import { writeWhole } from '@/engine/shared/write-whole';

/** A request of Decap's proxy backend; `action` decides which of `params` it has. */
export type ApiRequest = { action: string; params?: Params };

/** Fulfils a request from a tab of the browser. */
export type Api = (request: ApiRequest, tab?: string) => Promise<unknown>;

type Params = {
  path?: string;
  paths?: string[];
  folder?: string;
  mediaFolder?: string;
  files?: { path: string; label?: string }[];
  dataFiles?: DataFile[];
  assets?: Asset[];
  asset?: Asset;
};
type DataFile = { path: string; raw: string };

export type ApiOptions = ContentPaths & {
  /** The repository's root. */
  root: string;
  /** Called after files have been written or deleted. */
  onSave: (paths: readonly string[]) => void;
};

/** What a tab has seen of a picture that was another one in between. */
const SEVERAL = 'several';

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** The function that merges what the editor sends into a file. */
function mergeOf(path: string, paths: ContentPaths): typeof mergeYaml {
  if (isArticle(path, paths)) return mergeArticle;
  return isPage(path, paths) ? mergePage : mergeYaml;
}

/**
 * The server side of Decap's proxy backend: it reads and writes files of the repository. Decap's
 * own server would write any file, and in Decap's format.
 *
 * @returns a function that throws Refused for a request that it must not fulfil
 */
export function createApi({ root, onSave, ...paths }: ApiOptions): Api {
  /**
   * The text of each file as a tab has it in its form, and which picture of a name it has seen: no
   * tab overwrites or deletes what it has not seen.
   */
  const seen = new Map<string, string | undefined>();
  const media = createMedia(root);
  const keyOf = (tab: string, path: string) => `${tab} ${path}`;

  /** The last change of each file, for which the next change waits. */
  const changes = new Map<string, Promise<unknown>>();

  /** Makes changes of a file in turn: two saves at once would both read it before either writes. */
  function inTurn(path: string, change: () => Promise<void>): Promise<void> {
    const turn = (changes.get(path) ?? Promise.resolve()).then(change);
    changes.set(
      path,
      turn.catch(() => 'told to whoever asked for it'),
    );
    return turn;
  }

  const readText = (path: string) => readFile(join(root, path), 'utf8').catch(() => undefined);

  function assertOpen(path: string): void {
    assertAllowed(path, paths);
    assertInContent(path, root);
  }

  async function readEntry(path: string, label?: string) {
    assertOpen(path);
    const data = (await readText(path)) ?? null;
    return { data, file: { path, label, id: data === null ? null : digestOf(data) } };
  }

  async function openEntry(path: string, tab: string) {
    const entry = await readEntry(path);
    seen.set(keyOf(tab, path), entry.data ?? undefined);
    return entry;
  }

  function openMedia(path: string, tab: string) {
    if (isMedia(path)) {
      const [key, version] = [keyOf(tab, path), media.versionOf(path)];
      // The library, or a form, may still show the one that was there before.
      seen.set(key, !seen.has(key) || seen.get(key) === version ? version : SEVERAL);
    }
    return media.read(path);
  }

  async function readFolder(folder: string) {
    if (folder !== paths.articles && folder !== paths.pages) {
      throw new Refused(`“${folder}” has no entries`);
    }
    const names = await readdir(join(root, folder)).catch(() => []);
    const found = names
      .map((name) => join(folder, name))
      .filter((path) => mayBeAdded(path, paths) && staysInContent(path, root));
    return Promise.all(found.sort().map((path) => readEntry(path)));
  }

  async function save({ path, raw }: DataFile, tab: string) {
    assertOpen(path);
    const problem = weightProblem(raw);
    if (problem) throw new Refused(`“${titleOf(path, paths)}” ${problem}`);
    const present = await readText(path);
    const key = keyOf(tab, path);
    if (present !== undefined && !seen.has(key)) {
      throw new Refused(
        `This tab has not opened “${titleOf(path, paths)}”: the editor has been started again since, or somebody else has made it. Load this page anew: it asks whether to show again what you have typed, which can be saved then`,
      );
    }
    if (seen.get(key) !== present) {
      throw new Refused(
        `“${titleOf(path, paths)}” has been changed since this tab opened it. All that you have typed is still in the form: open the same form in another tab, copy your changes into it and save them there. Then close this tab`,
      );
    }
    const former = present ?? '';
    const merge = mergeOf(path, paths);
    const text = merge(former, raw);
    if (text !== former) {
      // Git keeps no empty folder, so there is none before the first article.
      await mkdir(dirname(join(root, path)), { recursive: true });
      writeWhole(join(root, path), text);
    }
    seen.set(key, text);
  }

  async function persist({ dataFiles = [], assets = [] }: Params, tab: string) {
    // Decap sends every picture that was uploaded, including those that another has replaced.
    const named = assets.filter(
      // Anything that is not a picture stays, so that it is refused and not ignored.
      ({ path }) => !isMedia(path) || dataFiles.some(({ raw }) => isNamedIn(raw, path)),
    );
    await media.addWith(named, async () => {
      for (const file of dataFiles) await inTurn(file.path, () => save(file, tab));
    });
    for (const { path } of named) seen.delete(keyOf(tab, path));
    await media.forgetUnnamed();
    onSave(dataFiles.map(({ path }) => path));
    return { message: 'entry persisted' };
  }

  async function addToLibrary({ asset }: Params, tab: string) {
    if (!asset) throw new Refused('There is no picture');
    const { path } = await media.add(asset);
    seen.delete(keyOf(tab, path));
    return openMedia(path, tab);
  }

  async function removeSeen(path: string, tab: string): Promise<void> {
    const key = keyOf(tab, path);
    const isPicture = isMedia(path);
    const present = isPicture ? media.versionOf(path) : await readText(path);
    // A form's own picture may never have been in the library.
    const isKnown = seen.get(key) === present || (isPicture && !seen.has(key));
    if (present !== undefined && !isKnown) {
      throw new Refused(
        `“${titleOf(path, paths)}” has been changed since this tab opened it, and was not deleted: ${isPicture ? 'load this page anew' : 'open it again'} to see what would be lost`,
      );
    }
    await (isPicture ? media.delete(path) : rm(join(root, path), { force: true }));
    seen.delete(key);
  }

  async function remove({ paths: all = [] }: Params, tab: string) {
    if (!all.every((one) => mayBeAdded(one, paths) || isMedia(one))) {
      throw new Refused('This file cannot be deleted');
    }
    all.forEach((one) => assertInContent(one, root));
    for (const one of all) await inTurn(one, () => removeSeen(one, tab));
    await media.forgetUnnamed();
    onSave(all);
    return { message: `deleted ${all.join(', ')}` };
  }

  const actions: Record<string, (params: Params, tab: string) => unknown> = {
    info: () => ({ repo: 'site', publish_modes: ['simple'], type: 'local_fs' }),
    entriesByFolder: ({ folder = '' }) => readFolder(folder),
    entriesByFiles: ({ files = [] }) =>
      Promise.all(files.map(({ path, label }) => readEntry(path, label))),
    getEntry: ({ path = '' }, tab) => openEntry(path, tab),
    persistEntry: persist,
    deleteFiles: remove,
    getMedia: ({ mediaFolder }, tab) =>
      Promise.all(media.list(mediaFolder).map((path) => openMedia(path, tab))),
    getMediaFile: ({ path = '' }, tab) => openMedia(path, tab),
    persistMedia: addToLibrary,
    getDeployPreview: () => null,
  };

  return async ({ action, params = {} }, tab = '') => {
    const act = Object.hasOwn(actions, action) ? actions[action] : undefined;
    if (!act) throw new Refused(`“${action}” is not possible here`);
    return await act(params, tab);
  };
}
