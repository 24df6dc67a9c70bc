/**
 * The time that decides what is published: the start of a build or test run, so that all of its
 * processes agree, even if something falls due while they run.
 *
 * @returns the time of `BUILD_TIME`, or else now
 */
export function presentTime(): Date {
  return new Date(process.env.BUILD_TIME ?? Date.now());
}

/** Fixes the present time for this process and all that it starts. */
export function fixPresentTime(): void {
  process.env.BUILD_TIME ??= new Date().toISOString();
}
