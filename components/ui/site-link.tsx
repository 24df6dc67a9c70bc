import type { ComponentProps } from 'react';
import { withBasePath } from '@/content/base-path';

/**
 * A link of this site: a plain document link, because most pages ship no framework that could
 * turn it into anything else.
 */
export function SiteLink({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  return <a href={withBasePath(href)} {...rest} />;
}
