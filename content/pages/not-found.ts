import 'server-only';
import { defineContent } from '@/content/schemas/define-content';
import { notFoundPage as schema } from '@/content/schemas/pages';

export const notFoundPage = defineContent('content/pages/not-found.ts', schema, {
  unknownPage: {
    heading: 'Page not found',
    text: 'There is no page at this address. You will find everything from the home page or the list of services.',
    homeAction: 'Go to the home page',
    servicesAction: 'See all services',
  },
  unknownService: {
    heading: 'Service not found',
    text: 'We have no service at this address. All that we have are listed on the services page.',
    action: 'Back to Services',
  },
});
