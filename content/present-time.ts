/**
 * The time by which things are published: that at which a build or a test run has begun, so that all
 * of its processes take the same for published, also when something is due while they run.
 */
export function presentTime(): Date {
  return new Date(process.env.BUILD_TIME ?? Date.now());
}

/** Lets the present time be that of this process and of all that it starts. */
export function holdPresentTime(): void {
  process.env.BUILD_TIME ??= new Date().toISOString();
}
