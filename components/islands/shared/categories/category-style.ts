/**
 * Styles shared by the tabs and the static links that they replace: the boxes are the same, so that
 * hydration moves nothing.
 */
export const categoryStyle = {
  /** A row of the list; its left border marks the selected one. */
  row: 'flex min-h-12 w-full items-center border-s-4 px-4 py-2 text-start font-medium hover:text-accent',
  rowOn: 'border-accent bg-surface text-accent forced-colors:underline',
  rowOff: 'border-line',
  /** All panels are in one grid cell, as high as the highest: a change of tab moves nothing. */
  panels: 'grid print:gap-10',
  panel: 'not-print:row-start-1 noscript:row-start-auto col-start-1 min-w-0',
} as const;

/** Layout of the list and the tasks: across a page, or in the explorer's panel. */
export const categoryLayout = {
  page: {
    root: 'grid gap-8 @xl:grid-cols-12',
    list: '@xl:col-span-5 print:hidden',
    panels: '@xl:col-span-7',
    tasks: 'divide-y divide-line *:py-2.5',
  },
  panel: {
    root: 'grid gap-6 @xl:grid-cols-12',
    list: '@xl:col-span-5 print:hidden',
    panels: '@xl:col-span-7',
    tasks: '',
  },
} as const;
