import { z } from 'zod';

/** Of the 255 that disks allow, the rest is for the endings of a page's files. */
export const LONGEST_NAME = 200;

/** What disks allow for a whole path is 4,096, the folder of the site included. */
const LONGEST_PATH = 1_000;

/** Checks that what becomes the names of a page's file and folders is not too long for disks. */
export const namesFit = z.refine<string>(
  (path) =>
    path.length <= LONGEST_PATH && path.split('/').every((name) => name.length <= LONGEST_NAME),
  `is too long: a path may have 1,000 letters, and a name in it ${LONGEST_NAME}`,
);
