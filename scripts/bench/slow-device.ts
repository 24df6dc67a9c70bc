/** A mid-range phone compared with a desktop computer, as Lighthouse assumes. */
export const CPU_SLOWDOWN = 4;

/** Lighthouse's mobile connection: 150 ms round-trip time, 1.6 Mbit/s. */
export const SLOW_CONNECTION = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
