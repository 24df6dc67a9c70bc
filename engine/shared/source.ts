/** A parsed content file, with the line of each value. */
export interface Source {
  /** Path of the file, for messages. */
  file: string;
  /** Its values, not validated yet. */
  data: unknown;
  /** The line of the value at `path`, or of the nearest value that contains it, from 1. */
  lineOf: (path: readonly PropertyKey[]) => number;
}
