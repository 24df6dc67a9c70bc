import 'server-only';

/** A source of repeatable numbers. Each call moves it on by one. */
export interface Random {
  /** Even between `min` (inclusive) and `max` (exclusive). */
  between(min: number, max: number): number;
  /** Whole number from `min` to `max`, both included. */
  whole(min: number, max: number): number;
  /** One of the values, each as likely as the others. */
  pick<T>(values: readonly [T, ...T[]]): T;
}

/**
 * Numbers that depend on the seed alone, so that a page built twice has the same bytes and a service
 * keeps its weave for good. Never for secrets.
 *
 * FNV-1a turns the seed into 32 bits, mulberry32 draws from them:
 * http://www.isthe.com/chongo/tech/comp/fnv/, https://github.com/cprosche/mulberry32
 */
export function randomFrom(seed: string): Random {
  let state = 0x811c9dc5;
  for (const character of seed) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }

  /** Even in [0, 1). */
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
