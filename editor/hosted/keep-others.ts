import { FILES } from '@/content/model/paths';
import { chooseInDialog, type Choice } from '@/editor/hosted/choose';
import { downloadProblem, isDownload, START_BYTES } from '@/editor/downloads';
import { labelOf, type Forms } from '@/editor/hosted/field-labels';
import { rememberListed, type Library } from '@/editor/hosted/listed-pictures';
import { mergeFiles, valuesOf } from '@/editor/hosted/merge-files';

type DataFile = { path: string; raw: string };
type Asset = { path: string; fileObj?: Blob };
type Head = { commit?: { sha?: string } };
type ReadOptions = { branch?: string | undefined; parseText?: boolean };

/** What is used here of a backend of Decap that saves to a host of repositories. */
export type Backend = Library & {
  api: {
    readFile: (path: string, id: null, options: ReadOptions) => Promise<string | Blob>;
    getDefaultBranch?: () => Promise<Head>;
  };
  getEntry: (path: string) => Promise<{ file: { path: string; id: null }; data: string }>;
  persistEntry: (
    entry: { dataFiles: DataFile[]; assets: Asset[] },
    options: unknown,
  ) => Promise<unknown>;
  persistMedia: (asset: Asset, options: unknown) => Promise<unknown>;
  deleteFiles: (paths: string[], message: string) => Promise<unknown>;
};

/** The files of entries; all others are pictures and downloads. */
const ENTRIES = /\.(?:md|yaml)$/;

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** @throws Error that Decap shows for some seconds, after a message that stays until it is read */
function refuse(reason: string): never {
  window.alert(`Not saved. ${reason}`);
  throw new Error(reason);
}

/**
 * Lets a backend of Decap save into what a file holds by now: the backend itself would put the whole
 * file in its place, and with it whatever somebody else has saved since the form was opened.
 */
export function keepOthers(
  backend: Backend,
  forms: Forms,
  choose: (choices: readonly Choice[]) => Promise<unknown[] | undefined> = chooseInDialog,
): Backend {
  const { persistEntry, persistMedia, deleteFiles } = backend;
  const listed = rememberListed(backend);
  /** Each file as the form has it: as it was opened, or as the form has saved it. */
  const opened = new Map<string, string>();

  /** What is at a path in a commit; undefined for nothing. */
  async function read<Kind extends string | Blob>(path: string, options: ReadOptions) {
    try {
      return (await backend.api.readFile(path, null, options)) as Kind;
    } catch (error) {
      if ((error as { status?: number }).status === 404) return undefined;
      throw error;
    }
  }

  /** Does something for the newest commit: GitHub refuses it if another is pushed meanwhile. */
  async function onHead<Result>(act: (branch: string | undefined) => Promise<Result>) {
    const { api } = backend;
    const head = await api.getDefaultBranch?.();
    if (!head) return act(undefined);
    const own = api.getDefaultBranch;
    api.getDefaultBranch = () => Promise.resolve(head);
    try {
      return await act(head.commit?.sha);
    } catch (error) {
      if (!/fast.forward/i.test((error as Error).message)) throw error;
      return refuse('Somebody else has saved at the same moment: save again.');
    } finally {
      api.getDefaultBranch = own;
    }
  }

  async function merged({ path, raw }: DataFile, branch: string | undefined): Promise<string> {
    const former = opened.get(path);
    const present = await read<string>(path, { branch });
    if (former === present) return raw;
    if (former === undefined) refuse(`There is “${nameOf(path)}” by now: choose another title.`);
    if (present === undefined) {
      refuse(
        'Somebody has deleted this since you opened it. What you have typed is still in the form.',
      );
    }
    const choices: Choice[] = [];
    const versions = { opened: former, mine: raw, present };
    mergeFiles(path, versions, (conflict) => {
      const values = valuesOf(path, former);
      choices.push({ ...conflict, label: labelOf(forms, path, conflict.path, values) });
      return conflict.mine;
    });
    const chosen = choices.length > 0 ? await choose(choices) : [];
    if (!chosen) throw new Error('nothing was chosen');
    return mergeFiles(path, versions, () => chosen.shift());
  }

  /** Whether a picture is there already. @throws Error if another one of its name is */
  async function isPresent({ path, fileObj }: Asset, branch: string | undefined) {
    const present = await read<Blob>(path, { branch, parseText: false });
    if (!present || !fileObj) return false;
    const [one, other] = await Promise.all([present.arrayBuffer(), fileObj.arrayBuffer()]);
    const bytes = new Uint8Array(other);
    const isEqual =
      one.byteLength === bytes.length &&
      new Uint8Array(one).every((byte, index) => byte === bytes[index]);
    if (!isEqual) {
      refuse(`There is another file called “${nameOf(path)}”: give yours another name.`);
    }
    return true;
  }

  /** Whether what is at a path now is what this tab has of it, or gone. */
  async function isAsSeen(path: string, branch: string | undefined): Promise<boolean> {
    if (!ENTRIES.test(path)) return listed.isAsListed(path);
    const present = await read<string>(path, { branch });
    return present === undefined || present === opened.get(path);
  }

  return Object.assign(backend, {
    getMedia: listed.getMedia,
    // Decap's own takes what cannot be read, such as while the host is down, for an empty file.
    async getEntry(path: string) {
      const data = (await read<string>(path, {})) ?? '';
      if (data) opened.set(path, data);
      else opened.delete(path);
      return { file: { path, id: null }, data };
    },
    persistEntry: ({ dataFiles, assets }, options) =>
      onHead(async (branch) => {
        const files: DataFile[] = [];
        for (const file of dataFiles) files.push({ ...file, raw: await merged(file, branch) });
        const fresh: Asset[] = [];
        for (const asset of assets) if (!(await isPresent(asset, branch))) fresh.push(asset);
        const result = await persistEntry.call(
          backend,
          { dataFiles: files, assets: fresh },
          options,
        );
        // What the form does not show is still what somebody else has changed.
        for (const { path, raw } of dataFiles) opened.set(path, raw);
        await listed.noteAdded(fresh.map(({ path }) => path));
        return result;
      }),
    persistMedia: (asset, options) =>
      onHead(async (branch) => {
        // What Decap puts among the pictures is a download.
        if (isDownload(asset.path)) {
          const start = (await asset.fileObj?.slice(0, START_BYTES).arrayBuffer()) ?? [];
          const problem = downloadProblem(nameOf(asset.path), new Uint8Array(start));
          if (problem) refuse(`${problem}.`);
          asset.path = `public${FILES}${nameOf(asset.path).toLowerCase()}`;
        }
        await isPresent(asset, branch);
        const result = await persistMedia.call(backend, asset, options);
        await listed.noteAdded([asset.path]);
        return result;
      }),
    deleteFiles: (paths, message) =>
      onHead(async (branch) => {
        for (const path of paths) {
          if (await isAsSeen(path, branch)) continue;
          refuse(
            'It has been changed since you opened it, and was not deleted: open it again (load this page anew for a picture) to see what would be lost.',
          );
        }
        return deleteFiles.call(backend, paths, message);
      }),
  } satisfies Omit<Backend, 'api'>);
}
