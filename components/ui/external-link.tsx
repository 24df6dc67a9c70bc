import type { ComponentPropsWithoutRef } from 'react';

/** A link to another site: opens a new tab that learns nothing of this one. */
export function ExternalLink(props: ComponentPropsWithoutRef<'a'> & { href: string }) {
  return <a target="_blank" rel="noopener noreferrer" {...props} />;
}
