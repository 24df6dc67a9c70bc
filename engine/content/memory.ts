/** Memoises the last result under each name until its inputs change. */
export class Memory {
  readonly #last = new Map<string, { of: readonly unknown[]; value: unknown }>();

  /**
   * @param name says what is made
   * @param of everything on which it depends
   * @returns what was made last under this name, if it was made of the same; otherwise a new one
   */
  made<Value>(name: string, of: readonly unknown[], make: () => Value): Value {
    const last = this.#last.get(name);
    const isSame =
      last?.of.length === of.length && last.of.every((part, index) => part === of[index]);
    // What is kept under a name was made by the same function.
    if (isSame) return last.value as Value;
    const value = make();
    this.#last.set(name, { of, value });
    return value;
  }
}
