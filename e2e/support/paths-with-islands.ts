import { exportedFile, exportedPages } from '@/e2e/support/exported';

/** Paths of the finished pages that have islands. */
export const pathsWithIslands = exportedPages
  .filter((file) => file !== '/404.html' && exportedFile(file).includes(' data-props='))
  .map((file) => file.replace(/\.html$/, '').replace(/^\/index$/, '/'));
