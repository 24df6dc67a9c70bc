/** Memoises the last result under each name until its inputs change. */
export class Memory {
  readonly #last = new Map<string, { of: readonly unknown[]; value: unknown }>();

  /**
   * @param name identifies the kind of result
   * @param of everything on which the result depends
   * @returns the last result under this name if `of` is unchanged; otherwise a new one
   */
  made<Value>(name: string, of: readonly unknown[], make: () => Value): Value {
    const last = this.#last.get(name);
    const isSame =
      last?.of.length === of.length && last.of.every((part, index) => part === of[index]);
    // All results under one name are made by the same function.
    if (isSame) return last.value as Value;
    const value = make();
    this.#last.set(name, { of, value });
    return value;
  }
}
