import { z } from 'zod';
import { furtherSections } from '@/content/model/schemas/composed-page';
import { field } from '@/content/model/schemas/field';
import { withNext } from '@/content/model/schemas/pages/shared';
import { heading, label, spokenLabel, template } from '@/content/model/schemas/text';

/** Strings of the category tabs, in the explorer and on service pages. */
export const categoryLabels = z.strictObject({
  categories: field(spokenLabel, 'Name of the tabs', 'Read out by screen readers.'),
  empty: field(label, 'No category', 'Shown if a service has none.'),
});

const explorer = categoryLabels.extend({
  tasksAvailable: field(
    template(['n']),
    'Number of tasks',
    'Read out when a service opens. {n} is replaced by the number, and must occur.',
  ),
  close: field(
    template(['service']),
    'Button that closes a service',
    'Read out by screen readers. {service} is replaced, and must occur.',
  ),
  more: field(
    template(['service']),
    'Link to the service’s page',
    '{service} is replaced, and must occur.',
  ),
});

export const servicesPage = withNext.extend({
  question: field(heading, 'Question above the services'),
  explorer: field(
    explorer,
    'Cards of the services',
    'The services themselves are in services.yaml.',
  ),
  sections: furtherSections(),
});
export type ServicesPage = z.infer<typeof servicesPage>;
