import 'server-only';
import { defineContent } from '@/content/schemas/define-content';
import { servicePage as schema } from '@/content/schemas/pages';

/** The strings that all service pages share. */
export const servicePage = defineContent('content/pages/service.ts', schema, {
  eyebrow: 'Service',
  categoriesHeading: 'Tasks we take over',
  labels: { categories: 'Categories', empty: 'No content available' },
  handoverHeading: 'How the work changes hands',
  articlesHeading: 'Read more',
  otherHeading: 'Other Services',
  action: 'Ask about this service',
});
