import { lstatSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { CONTENT } from '@/content/model/rules/content-files';
import { LONGEST_NAME } from '@/content/model/schemas/names-fit';
import { MEDIA, MEDIA_PATH, PICTURE_CACHE } from '@/content/model/pictures';
import { FILES } from '@/content/model/paths';
import { filesIn } from '@/content/model/reading/read-file';
import { describeOriginal, originalProblem } from '@/content/model/picture-files/original';
import { escapePattern } from '@/engine/shared/escape-pattern';
import { writeWhole } from '@/engine/shared/write-whole';
import { makeVariant } from '@/content/model/picture-files/make-variants';
import { variantsOf } from '@/content/model/picture-files/variants';
import { downloadProblem, isDownload } from '@/editor/downloads';
import { assertInContent, Refused, staysInContent } from '@/editor/content-paths';

/** A file as Decap sends it. */
export interface Asset {
  path: string;
  /** As base64. */
  content: string;
}

/** Decap's names, which are safe in a URL and on every disk. */
const NAME = /^[a-z0-9](?!.*\.\.)[a-z0-9._-]*\.[a-z0-9]+$/;
/** Files in which content may name a picture. */
const TEXTS = /\.(?:md|yaml)$/;
/** What the library shows instead of an original, which may have 30 MB. */
const THUMBNAIL = { sizes: '', least: 1, maxBytes: { 320: 30_000 }, fallback: 320 };
/** The folder of what links lead to, and of what the form takes for it. */
const DOWNLOADS = `public${FILES}`.slice(0, -1);
/** The folders that forms fill, each with how its files are named in the content. */
const FOLDERS: Readonly<Record<string, string>> = {
  [MEDIA]: MEDIA_PATH,
  [DOWNLOADS]: FILES,
  'public/logos': '/logos/',
};
const isIn = (folder: string, path: string) =>
  path === join(folder, basename(path)) && !basename(path).startsWith('.');
const CENTRE = [0.5, 0.5] as const;
/** Which place will show a picture is not known when it is added. */
const ANY_SIZE = { least: 1 };

/** Whether a path is that of a picture or a download, whether it exists or not. */
export function isMedia(path: string): boolean {
  return Object.keys(FOLDERS).some((folder) => isIn(folder, path));
}

/** Where a file goes that Decap puts among the pictures, though it may be a download. */
const placeOf = (path: string) =>
  isIn(MEDIA, path) && isDownload(path) ? join(DOWNLOADS, basename(path)) : path;

/**
 * Whether a text names a picture, by itself or as part of a URL. A name within another one, such as
 * a.jpg in team-a.jpg or in old/a.jpg, is that of another picture.
 */
export function isNamedIn(text: string, path: string): boolean {
  const name = basename(path);
  const names = [name, encodeURI(name)].map(escapePattern).join('|');
  const url = FOLDERS[dirname(path)] ?? MEDIA_PATH;
  const before = String.raw`(?<![\p{L}\p{N}._-]|(?<!${url})(?<=/))`;
  const after = String.raw`(?![\p{L}\p{N}_-]|\.[\p{L}\p{N}])`;
  return new RegExp(`${before}(?:${names})${after}`, 'u').test(text);
}

/** Whether any content names a picture. */
async function isNamed(path: string, root: string): Promise<boolean> {
  const files = filesIn(CONTENT, root).filter((file) => TEXTS.test(file));
  const texts = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')));
  return texts.some((text) => isNamedIn(text, path));
}

/** @throws Refused for a file that no page could show, judged by its first bytes and its pixels */
async function assertShown(path: string, bytes: Buffer): Promise<void> {
  const problem = downloadProblem(basename(path), bytes);
  if (problem) throw new Refused(problem);
  if (isDownload(path)) return;
  const folder = await mkdtemp(join(tmpdir(), 'upload-'));
  try {
    const draft = join(folder, basename(path));
    await writeFile(draft, bytes);
    const problem = await originalProblem(draft, ANY_SIZE, folder);
    if (problem) throw new Refused(`${basename(path)} ${problem}`);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Adds, reads and deletes the originals of pictures for the editor. */
export function createMedia(root: string) {
  /** Pictures that were added with an entry, each of which is deleted once no content names it. */
  const added = new Set<string>();

  /** @returns where the file is, and whether it is new; an existing file is never overwritten */
  async function add({ path: sent, content }: Asset): Promise<{ path: string; isNew: boolean }> {
    const name = basename(sent);
    if (!isMedia(sent) || !NAME.test(name) || name.length > LONGEST_NAME) {
      throw new Refused(`A file cannot be called “${name}”: use letters, digits and hyphens`);
    }
    const bytes = Buffer.from(content, 'base64');
    const path = placeOf(sent);
    assertInContent(path, root);
    await assertShown(path, bytes);
    const target = join(root, path);
    await mkdir(dirname(target), { recursive: true });
    const present = await readFile(target).catch(() => undefined);
    if (present?.equals(bytes)) return { path, isNew: false };
    if (present) {
      throw new Refused(`There is another file called “${name}”: give yours another name`);
    }
    writeWhole(target, bytes);
    return { path, isNew: true };
  }

  /** Empty for a file that cannot be shown, which the check of the content reports. */
  async function thumbnailOf(path: string): Promise<Buffer> {
    const cache = join(root, PICTURE_CACHE);
    if (await originalProblem(path, ANY_SIZE, cache)) return Buffer.alloc(0);
    const variants = variantsOf(await describeOriginal(path, cache), THUMBNAIL, CENTRE);
    // WebP takes less time to make than AVIF.
    const small = variants.find(({ format }) => format === 'webp') ?? variants[0];
    return small ? makeVariant(small, cache) : Buffer.alloc(0);
  }

  async function remove(path: string): Promise<void> {
    added.delete(path);
    await rm(join(root, path), { force: true });
  }

  return {
    add,
    /**
     * Adds the pictures of an entry, and deletes them again if the entry cannot be saved.
     *
     * @throws Refused if no page could show one of them
     */
    async addWith(assets: readonly Asset[], save: () => Promise<void>): Promise<void> {
      const fresh: string[] = [];
      try {
        for (const asset of assets) {
          const { path, isNew } = await add(asset);
          if (isNew) fresh.push(path);
        }
        await save();
      } catch (error) {
        await Promise.all(fresh.map(remove));
        throw error;
      }
      fresh.forEach((path) => added.add(path));
    },
    /** @throws Refused for a picture that content names */
    async delete(path: string): Promise<void> {
      if (await isNamed(path, root)) {
        throw new Refused(`“${basename(path)}” is used by a page: take it out there first`);
      }
      await remove(path);
    },
    /** Deletes the pictures that were added with an entry and that no content names any more. */
    async forgetUnnamed(): Promise<void> {
      for (const path of added) if (!(await isNamed(path, root))) await remove(path);
    },
    /** Differs for each file that a name has stood for; undefined if there is none. */
    versionOf(path: string): string | undefined {
      const found = lstatSync(join(root, path), { throwIfNoEntry: false });
      return found && `${found.ino} ${found.mtimeMs} ${found.size}`;
    },
    /** A picture as Decap's library shows it. */
    async read(path: string) {
      if (!isMedia(path)) throw new Refused(`“${path}” is not a picture of this site`);
      assertInContent(path, root);
      const isPicture = isIn(MEDIA, path);
      const content = isPicture ? (await thumbnailOf(join(root, path))).toString('base64') : '';
      return { id: path, name: basename(path), path, content, encoding: 'base64' };
    },
    /** What is in a folder; with the pictures also the downloads, which may be put among them. */
    list(folder = MEDIA): string[] {
      if (!Object.hasOwn(FOLDERS, folder)) throw new Refused(`“${folder}” has no files for forms`);
      const folders = folder === MEDIA ? [MEDIA, DOWNLOADS] : [folder];
      return folders.flatMap((one) =>
        filesIn(one, root).filter(
          (path) =>
            isMedia(path) &&
            (one === folder || isDownload(path)) &&
            staysInContent(path, root, dirname(one)),
        ),
      );
    },
  };
}
