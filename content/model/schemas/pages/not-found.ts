import { z } from 'zod';
import { field } from '@/content/model/schemas/field';
import { action, heading, lead } from '@/content/model/schemas/text';

export const notFoundPage = z.strictObject({
  unknownPage: field(
    z.strictObject({
      heading: field(heading, 'Heading'),
      text: field(lead, 'Text'),
      homeAction: field(action, 'Link to the home page'),
      servicesAction: field(action, 'Link to the services'),
    }),
    'Unknown page',
    'Shown at any URL that the site does not have.',
  ),
  unknownService: field(
    z.strictObject({
      heading: field(heading, 'Heading'),
      text: field(lead, 'Text'),
      action: field(action, 'Link to the services'),
    }),
    'Unknown service',
    'Shown at the URL of a service that does not exist.',
  ),
});
