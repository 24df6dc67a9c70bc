/** A category in the list; the open one is marked. */
export const rowStyle =
  'flex min-h-12 w-full items-center border-s-4 border-line px-4 py-2 text-start font-medium hover:text-accent aria-selected:border-accent aria-selected:bg-surface aria-selected:text-accent forced-colors:aria-selected:underline';

/** The panels, which are all in one place where only one is shown. */
export const panelsStyle =
  'grid content-start gap-10 not-print:in-data-shows-one:gap-0 @xl:col-span-7';

/** Web clippers keep what has `content` in its class, and take some tasks for navigation. */
export const panelStyle =
  'col-start-1 grid min-w-0 content-start not-print:in-data-shows-one:row-start-1';
