import { z } from 'zod';
import { field } from '@/content/model/schemas/field';
import { isOldPath, serviceAliases } from '@/content/model/schemas/old-path';
import { icon, slug, listOf, uniqueBy } from '@/content/model/schemas/primitives';
import {
  atMost,
  cardTitle,
  listEntry,
  pageDescription,
  prose,
  tabLabel,
} from '@/content/model/schemas/text';

const category = z.strictObject({
  name: field(tabLabel, 'Name', 'Shown on a tab.'),
  tasks: field(z.array(listEntry).min(1), 'Tasks', 'Short phrases without a full stop.'),
});

const note = prose.check(atMost(200, 'a note'));
const handover = z.strictObject({
  begins: field(note, 'How it begins', 'What happens first.'),
  people: field(note, 'People', 'Who does the work, and what stays with the client.'),
  reports: field(note, 'Reports', 'What the client sees of the work.'),
});

const service = z.strictObject({
  id: field(
    slug,
    'Id',
    'The end of its page’s URL: lower case words joined by hyphens. It determines the drawing, too. Links from elsewhere break if it changes.',
  ),
  aliases: serviceAliases,
  icon,
  title: field(cardTitle, 'Title', 'Shown on the service’s card, on its page and in the menus.'),
  description: field(
    pageDescription,
    'Description',
    'One sentence of 50 to 160 characters that says what the client gets; search engines show it, too.',
  ),
  handover: field(
    handover,
    'Handover',
    'Notes beside the tasks, in a sentence or two each; the headings are on the page “What all service pages share”.',
  ),
  categories: field(
    listOf(category, 'Category', 'name').min(1),
    'Categories',
    'In the order of the tabs.',
  ),
});
export type ServiceCategory = z.infer<typeof category>;
export type Service = z.infer<typeof service>;

/** The explorer's panel spans at most twelve cards. */
export const MAX_SERVICES = 12;

export const servicesFile = z.strictObject({
  services: field(
    listOf(service, 'Service')
      .min(1)
      .max(MAX_SERVICES)
      .check(
        uniqueBy('id', ({ id, aliases }) => [id, ...aliases.filter((alias) => !isOldPath(alias))]),
      ),
    'Services',
    'In the order of all menus.',
  ),
});
