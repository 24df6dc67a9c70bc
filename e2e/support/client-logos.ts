import { exportedPage } from './exported';

/** The clients' logos as the home page shows them: an SVG, or a file made from a picture. */
export const clientLogos = exportedPage('/')('[data-island=logo-strip] img')
  .toArray()
  .map(({ attribs }) => ({ name: attribs.alt ?? '', src: attribs.src ?? '' }));
