import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { CONTENT } from '@/content/model/rules/content-files';
import { MEDIA, MEDIA_PATH, PICTURE_CACHE } from '@/content/model/pictures';
import { filesIn } from '@/content/model/reading/read-file';
import { describeOriginal, originalProblem } from '@/content/model/picture-files/original';
import { escapePattern } from '@/engine/shared/escape-pattern';
import { writeWhole } from '@/engine/shared/write-whole';
import { makeVariant, variantsOf } from '@/content/model/picture-files/variants';
import { assertInContent, Refused, staysInContent } from '@/editor/content-paths';

/** A file as Decap sends it. */
export interface Asset {
  path: string;
  /** As base64. */
  content: string;
}

/** Decap's names, which are safe in a URL and on every disk. */
const NAME = /^[a-z0-9](?!.*\.\.)[a-z0-9._-]*\.[a-z]+$/;
/** Files in which content may name a picture. */
const TEXTS = /\.(?:md|yaml)$/;
/** What the library shows instead of an original, which may have 30 MB. */
const THUMBNAIL = { sizes: '', least: 1, maxBytes: { 320: 30_000 }, fallback: 320 };
const CENTRE = [0.5, 0.5] as const;
/** Which place will show a picture is not known when it is added. */
const ANY_SIZE = { least: 1 };

/** Whether a path is that of an original, whether it exists or not. */
export function isMedia(path: string): boolean {
  return path === join(MEDIA, basename(path)) && !basename(path).startsWith('.');
}

/**
 * Whether a text names a picture, by itself or as part of a URL. A name within another one, such as
 * a.jpg in team-a.jpg or in old/a.jpg, is that of another picture.
 */
export function isNamedIn(text: string, path: string): boolean {
  const name = basename(path);
  const names = [name, encodeURI(name)].map(escapePattern).join('|');
  const before = String.raw`(?<![\p{L}\p{N}._-]|(?<!${MEDIA_PATH})(?<=/))`;
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

  /** @returns whether the file is new; an existing file is never overwritten */
  async function add({ path, content }: Asset): Promise<boolean> {
    const name = basename(path);
    if (!isMedia(path) || !NAME.test(name)) {
      throw new Refused(`A picture cannot be called “${name}”: use letters, digits and hyphens`);
    }
    assertInContent(path, root);
    const bytes = Buffer.from(content, 'base64');
    await assertShown(path, bytes);
    await mkdir(join(root, MEDIA), { recursive: true });
    const target = join(root, path);
    const present = await readFile(target).catch(() => undefined);
    if (present?.equals(bytes)) return false;
    if (present) {
      throw new Refused(`There is another picture called “${name}”: give yours another name`);
    }
    writeWhole(target, bytes);
    return true;
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
        for (const asset of assets) if (await add(asset)) fresh.push(asset.path);
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
        throw new Refused(`“${basename(path)}” is shown by a page: take it out there first`);
      }
      await remove(path);
    },
    /** Deletes the pictures that were added with an entry and that no content names any more. */
    async forgetUnnamed(): Promise<void> {
      for (const path of added) if (!(await isNamed(path, root))) await remove(path);
    },
    /** A picture as Decap's library shows it. */
    async read(path: string) {
      if (!isMedia(path)) throw new Refused(`“${path}” is not a picture of this site`);
      assertInContent(path, root);
      const content = (await thumbnailOf(join(root, path))).toString('base64');
      return { id: path, name: basename(path), path, content, encoding: 'base64' };
    },
    list: () => filesIn(MEDIA, root).filter((path) => isMedia(path) && staysInContent(path, root)),
  };
}
