/**
 * Names that systems, editors, merges and unfinished downloads leave beside the owner's, and hidden
 * ones, except the folder in which a standard wants files to be found.
 */
const LEFTOVERS = [
  /^\.(?!well-known$)|~$|^~\$|^#.*#$/,
  /\.(?:sw[a-p]|orig|rej|bak|tmp|part|crdownload|download)$|___jb_(?:tmp|old)___$/i,
  /^(?:(?:eh)?Thumbs(?:_vista)?\.db|desktop\.ini|__MACOSX|Icon\r|lost\+found|@eaDir)$/i,
  /^(?:\$RECYCLE\.BIN|System Volume Information)$/i,
];

/** Whether a file, or a folder on the way to it, is one that nobody wants to publish. */
export function isLeftover(path: string): boolean {
  return path.split(/[/\\]/).some((part) => LEFTOVERS.some((names) => names.test(part)));
}
