import { exportedPage } from './exported';

/** The clients' logos as the home page shows them: an SVG, or what was made of a picture. */
export const clientLogos = exportedPage('/')('[data-island=logo-strip] img')
  .toArray()
  .map(({ attribs }) => ({ name: attribs.alt ?? '', src: attribs.src ?? '' }));
