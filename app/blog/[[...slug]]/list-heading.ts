import { fillText } from '@/engine/islands/fill-text';
import type { JournalPage } from '@/content/model/journal-pages';
import type { BlogPage } from '@/content/model/schemas/pages/blog';

/** The heading of a list's page: the list's own, with the page number from the second page on. */
export function listHeading(heading: string, { number }: JournalPage, { pages }: BlogPage): string {
  return number === 1 ? heading : fillText(pages.title, { title: heading, page: number });
}
