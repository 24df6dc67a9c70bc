import type { ComponentPropsWithoutRef } from 'react';

/** A link to another site, which opens in a new tab and gets no referrer. */
export function ExternalLink(props: ComponentPropsWithoutRef<'a'> & { href: string }) {
  return <a target="_blank" rel="noopener noreferrer" {...props} />;
}
