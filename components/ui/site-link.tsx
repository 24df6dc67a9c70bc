import type { ComponentProps } from 'react';
import { withBasePath } from '@/content/model/base-path';

/** A plain document link, because most pages ship no framework; paths get the sub-path. */
export function SiteLink({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  return <a href={withBasePath(href)} {...rest} />;
}
