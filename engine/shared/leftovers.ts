/**
 * Names of files that systems and editors leave beside the owner's, and of hidden ones, except the
 * folder in which a standard wants files to be found.
 */
const LEFTOVER =
  /^\.(?!well-known$)|~$|^~\$|^#.*#$|\.sw[a-p]$|^(?:(?:eh)?Thumbs\.db|desktop\.ini|__MACOSX|Icon\r)$/i;

/** Whether a file, or a folder on the way to it, is one that nobody wants to publish. */
export function isLeftover(path: string): boolean {
  return path.split(/[/\\]/).some((part) => LEFTOVER.test(part));
}
