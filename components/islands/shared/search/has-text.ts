/** Whether one of the parts contains the text, literally and ignoring case; none contains an empty one. */
export function hasText(parts: readonly string[], text: string): boolean {
  const wanted = text.toLowerCase();
  return text !== '' && parts.some((part) => part.toLowerCase().includes(wanted));
}
