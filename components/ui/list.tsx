import type { ComponentProps } from 'react';

/**
 * A list without marks. Safari takes `list-style: none` for a list that is none, unless it is in a
 * `nav` or has the role.
 */
export function List({ ordered, ...rest }: ComponentProps<'ul'> & { ordered?: boolean }) {
  // Both elements have the same attributes here.
  const Element = (ordered ? 'ol' : 'ul') as 'ul';
  return <Element role="list" {...rest} />;
}
