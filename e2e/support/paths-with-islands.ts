import { exportedFile, exportedPages } from '@/e2e/support/exported';

/** Finished pages of the export that name islands, by path. */
export const pathsWithIslands = exportedPages
  .filter((file) => file !== '/404.html' && exportedFile(file).includes(' data-props='))
  .map((file) => file.replace(/\.html$/, '').replace(/^\/index$/, '/'));
