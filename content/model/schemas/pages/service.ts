import { z } from 'zod';
import { furtherSections } from '@/content/model/schemas/composed-page';
import { field } from '@/content/model/schemas/field';
import { categoryLabels } from '@/content/model/schemas/pages/services';
import { action, eyebrow, heading, headingLabel, firstLine } from '@/content/model/schemas/text';

export const servicePage = z.strictObject({
  eyebrow: field(eyebrow, 'Word above the service’s title'),
  categoriesHeading: field(heading, 'Heading of the tasks'),
  labels: field(categoryLabels, 'Tabs'),
  handoverHeading: field(heading, 'Heading of the handover', 'Shown beside the tasks.'),
  handoverLabels: field(
    z.strictObject({
      begins: field(headingLabel, 'How it begins'),
      people: field(headingLabel, 'People'),
      reports: field(headingLabel, 'Reports'),
    }),
    'Headings of the notes',
  ),
  articlesHeading: field(heading, 'Heading of the articles', 'Those that name the service.'),
  otherHeading: field(heading, 'Heading of the other services'),
  action: field(action, 'Text of the button', 'The button opens the contact form.'),
  messageTemplate: field(
    firstLine('service'),
    'First line of the message',
    'Filled in already in the contact form that the button opens. {service} is replaced, and must occur.',
  ),
  sections: furtherSections(),
});
export type ServicePage = z.infer<typeof servicePage>;
