/** A category in the list; the open one is marked. */
export const rowStyle =
  'flex min-h-12 w-full items-center border-s-4 border-line px-4 py-2 text-start font-medium hover:text-accent aria-selected:border-accent aria-selected:bg-surface aria-selected:text-accent forced-colors:aria-selected:underline';
