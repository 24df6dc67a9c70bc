import type { ComponentProps } from 'react';
import { withBasePath } from '@/content/model/base-path';

/**
 * A plain document link, because most pages ship no framework. Paths get the sub-path, and another
 * site gets no referrer.
 */
export function SiteLink({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  const rel = /^https?:/.test(href) ? 'noopener noreferrer' : undefined;
  return <a href={withBasePath(href)} rel={rel} {...rest} />;
}
