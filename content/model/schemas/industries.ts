import { z } from 'zod';
import { field } from '@/content/model/schemas/field';
import { icon, slug, listOf } from '@/content/model/schemas/primitives';
import { cardText, cardTitle, listEntry } from '@/content/model/schemas/text';

const industry = z.strictObject({
  id: field(
    slug,
    'Id',
    'Lower case words joined by hyphens; links to the industry end with it, and it determines the drawing.',
  ),
  icon,
  title: field(cardTitle, 'Name'),
  description: field(
    cardText,
    'Description',
    'One or two sentences that say what the client gets.',
  ),
  work: field(
    listOf(listEntry, 'Task').min(1),
    'Tasks done here',
    'The company’s work in this industry, as short phrases without a full stop.',
  ),
});
export type Industry = z.infer<typeof industry>;

/** The industries that the company knows. */
export const industriesFile = z.strictObject({
  industries: field(
    listOf(industry, 'Industry', 'id').min(1),
    'Industries',
    'In the order of the page Industries.',
  ),
});
