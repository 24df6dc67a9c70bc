import { z } from 'zod';

const iso = z.union([z.iso.date(), z.iso.datetime({ local: true, offset: true })]);

/**
 * The time that decides what is published: the start of a build or test run, so that all of its
 * processes agree, even if something falls due while they run.
 *
 * @returns the time of `BUILD_TIME`, or else now
 * @throws Error if `BUILD_TIME` is no time
 */
export function presentTime(): Date {
  const { BUILD_TIME } = process.env;
  if (!BUILD_TIME) return new Date();
  if (iso.safeParse(BUILD_TIME).success) return new Date(BUILD_TIME);
  throw new Error(`BUILD_TIME is “${BUILD_TIME}”; it must be a time such as 2026-03-17T09:00:00Z`);
}

/** Fixes the present time for this process and all that it starts. */
export function fixPresentTime(): void {
  process.env.BUILD_TIME = presentTime().toISOString();
}
