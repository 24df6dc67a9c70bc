/**
 * Names that systems, editors, merges, synchronising and unfinished downloads leave beside the
 * owner's, and hidden ones, except the folder in which a standard wants files to be found.
 */
const LEFTOVERS = [
  /^\.(?!well-known$)|~$|^~(?:\$|WR[DL]\d)|^#.*#$/,
  /\.(?:sw[a-px]|kate-swp|orig|rej|mine|bak|backup|old|save|autosave|asd|wbk|lnk|te?mp)$/i,
  /\.(?:part|partial|filepart|crdownload|opdownload|download|aria2|crswap|ffs_tmp|bc!|!\w+)$/i,
  /___jb_(?:tmp|old)___$|._(?:BACKUP|BASE|LOCAL|REMOTE)_\d+\.\w+$|[.:]Zone\.Identifier$/,
  /(?:\.sync-|_)conflict-\d{8}-\d{6}|\(.*conflicted copy.*\)/i,
  /^(?:(?:eh)?Thumbs(?:_vista)?\.db|desktop\.ini|__MACOSX|Icon\r|lost\+found|@eaDir|CVS)$/i,
  /^(?:[$@#]RECYCLE(?:\.BIN)?|System Volume Information|Network Trash Folder|Temporary Items)$/i,
];

/** Whether a file, or a folder on the way to it, is one that nobody wants to publish. */
export function isLeftover(path: string): boolean {
  return path.split(/[/\\]/).some((part) => LEFTOVERS.some((names) => names.test(part)));
}
