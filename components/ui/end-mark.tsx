/**
 * The last child of an element with the class `shown-whole`: content that is centred, spread or set in
 * columns has its final place only when all of it has arrived, and is shown then. Hidden by a class,
 * because browsers that save a page as one file drop elements with the attribute `hidden`.
 */
export function EndMark() {
  return <span className="hidden" data-end="" />;
}
