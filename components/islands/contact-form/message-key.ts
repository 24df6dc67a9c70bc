let last: { content: string; key: string } | undefined;

/**
 * A key that stays the same for each attempt to send one message and changes with its content, so
 * that a server can recognise a retry after a lost connection.
 */
export function keyOf(message: FormData): string {
  const content = JSON.stringify([...message], (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );
  if (last?.content !== content) last = { content, key: randomKey() };
  return last.key;
}

/** Called when a message has arrived: the next one is new, even with the same content. */
export function clearKey(): void {
  last = undefined;
}

/** 128 random bits; `crypto.randomUUID` does not exist on pages served without TLS. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
