/** Runs a task once the frame that comes next has been painted; at once where none will come. */
export function afterPaint(task: () => void): void {
  // A frame is painted after its callbacks; nobody waits for one on a page that is not shown.
  if (document.hidden) task();
  else requestAnimationFrame(() => setTimeout(task));
}
