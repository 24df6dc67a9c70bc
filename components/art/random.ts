import 'server-only';

/** A source of repeatable pseudo-random numbers. Each call advances it by one. */
export interface Random {
  /** Uniform between `min` (inclusive) and `max` (exclusive). */
  between(min: number, max: number): number;
  /** Whole number from `min` to `max`, both included. */
  whole(min: number, max: number): number;
  /** One of the values, all equally likely. */
  pick<T>(values: readonly [T, ...T[]]): T;
}

/**
 * Pseudo-random numbers that depend on the seed alone, so that a rebuilt page has the same bytes
 * and the same weaves. Not for cryptographic use.
 *
 * FNV-1a turns the seed into 32 bits, from which mulberry32 generates the numbers:
 * http://www.isthe.com/chongo/tech/comp/fnv/, https://github.com/cprosche/mulberry32
 */
export function randomFrom(seed: string): Random {
  let state = 0x811c9dc5;
  for (const character of seed) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }

  /** Uniform in [0, 1). */
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };

  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    between: (min, max) => min + next() * (max - min),
    whole,
    pick: (values) => values[whole(0, values.length - 1)] ?? values[0],
  };
}
