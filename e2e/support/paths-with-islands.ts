import { exportedFile, exportedPages, isTranslated } from '@/e2e/support/exported';

/** Paths of the finished pages that have islands, in English. */
export const pathsWithIslands = exportedPages
  .filter((file) => file !== '/404.html' && !isTranslated(file))
  .filter((file) => exportedFile(file).includes(' data-props='))
  .map((file) => file.replace(/\.html$/, '').replace(/^\/index$/, '/'));
