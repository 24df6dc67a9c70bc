import { z } from 'zod';

/** Of the 255 that disks allow, the rest is for the endings of a page's files. */
export const LONGEST_NAME = 200;

/** Checks that what becomes the names of a page's file and folders is not too long for disks. */
export const namesFit = z.refine<string>(
  (path) => path.split('/').every((name) => name.length <= LONGEST_NAME),
  `is too long: a name in a path may have ${LONGEST_NAME} letters`,
);
