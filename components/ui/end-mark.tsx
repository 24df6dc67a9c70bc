/**
 * The last child of an element with the class `arriving:invisible`: content that is centred, spread
 * or set in columns has its final place only when all of it has arrived, and is shown then.
 */
export function EndMark() {
  return <span hidden data-end="" />;
}
