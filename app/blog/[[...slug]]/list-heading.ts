import { fillText } from '@/engine/islands/fill-text';
import type { JournalPage } from '@/content/journal-pages';
import type { BlogPage } from '@/content/schemas/pages/blog';

/** The heading of a page of a list: the list's own, from the second page on with its number. */
export function listHeading(heading: string, { number }: JournalPage, { pages }: BlogPage): string {
  return number === 1 ? heading : fillText(pages.title, { title: heading, page: number });
}
