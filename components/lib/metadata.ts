import 'server-only';
import type { Metadata } from 'next';
import type { Route } from '@/content/schemas/route';
import { site } from '@/content/site';

/**
 * Title, description, canonical link and robots of a page, as the route table has them.
 *
 * @param route the page's entry in the route table
 */
export function pageMetadata({ path, title, description, canonical, robots }: Route): Metadata {
  return {
    title: title.includes(site.name) ? { absolute: title } : title,
    description,
    alternates: { canonical: canonical ?? path },
    robots: robots === 'noindex' ? { index: false, follow: true } : undefined,
  };
}
