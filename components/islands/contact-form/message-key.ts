let last: { content: string; key: string } | undefined;

/**
 * A key that is the same for each attempt at one message, and another as soon as a word of it is:
 * a server that has it already can tell that an attempt after a broken line is no second message.
 */
export function keyOf(message: FormData): string {
  const content = JSON.stringify([...message], (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );
  if (last?.content !== content) last = { content, key: randomKey() };
  return last.key;
}

/** The message has arrived: the next is another one, even in the same words. */
export function forgetKey(): void {
  last = undefined;
}

/** 128 bits; `crypto.randomUUID` is missing on pages that came without TLS. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
