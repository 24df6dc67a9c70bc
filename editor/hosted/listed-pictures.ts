type Listed = { path: string; id: string };

/** What is used here of a backend of Decap that lists the files of a folder, each with its hash. */
export type Library = { getMedia: (folder?: string) => Promise<Listed[]> };

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

/**
 * Remembers which pictures and downloads a tab has listed: one that is another by now, or of which
 * the tab may still show an earlier one beside it, is not what the person means to delete.
 */
export function rememberListed(backend: Library) {
  const list = backend.getMedia.bind(backend);
  const known = new Map<string, Set<string>>();

  async function getMedia(folder?: string): Promise<Listed[]> {
    const files = await list(folder);
    for (const { path, id } of files) known.set(path, (known.get(path) ?? new Set()).add(id));
    return files;
  }

  return {
    getMedia,
    /** Takes what is at some paths now for what this tab shows, because it has put it there. */
    async noteAdded(paths: readonly string[]): Promise<void> {
      paths.forEach((path) => known.delete(path));
      for (const folder of new Set(paths.map(folderOf))) await getMedia(folder);
    },
    /** Whether a file is the only one that was ever listed at its path, or is gone. */
    async isAsListed(path: string): Promise<boolean> {
      const present = (await list(folderOf(path))).find((file) => file.path === path);
      const ids = known.get(path);
      return !present || (ids?.size === 1 && ids.has(present.id));
    },
  };
}
