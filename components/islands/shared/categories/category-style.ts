/**
 * Styles shared by the tabs and the static links that they replace: the boxes are the same, so that
 * hydration moves nothing.
 */
export const categoryStyle = {
  /** A row of the list; its left border marks the selected one. */
  row: 'flex min-h-12 w-full items-center border-s-4 px-4 py-2 text-start font-medium hover:text-accent',
  rowOn: 'border-accent bg-surface text-accent forced-colors:underline',
  rowOff: 'border-line',
  /**
   * All panels are in one grid cell: the highest gives the height, and a change of tab moves
   * nothing.
   */
  panels: 'grid',
  panel: 'not-print:not-noscript:row-start-1 col-start-1 min-w-0',
} as const;

/** Layout of the list and the tasks: across a page, or in a panel beside other things. */
export const categoryLayout = {
  page: {
    root: 'grid gap-x-8 gap-y-8 lg:grid-cols-12',
    list: 'lg:col-span-4 print:hidden',
    panels: 'lg:col-span-8',
    tasks: 'gap-x-12 sm:columns-2',
  },
  panel: {
    root: 'grid gap-6 sm:grid-cols-12',
    list: 'sm:col-span-5 print:hidden',
    panels: 'sm:col-span-7',
    tasks: '',
  },
} as const;
