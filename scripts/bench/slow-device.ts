/** A telephone of the middle range beside a desktop computer, as Lighthouse reckons. */
export const CPU_SLOWDOWN = 4;

/** Lighthouse's mobile line: 150 ms there and back, 1.6 Mbit/s. */
export const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
