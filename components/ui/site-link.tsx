import type { ComponentProps } from 'react';
import { withBasePath } from '@/content/base-path';

/** A link within this site: a plain document link, because most pages ship no framework. */
export function SiteLink({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  return <a href={withBasePath(href)} {...rest} />;
}
