import { field } from '@/content/schemas/field';
import { withNext } from '@/content/schemas/pages/shared';
import { label } from '@/content/schemas/text';

export const industriesPage = withNext.extend({
  workLabel: field(label, 'Above what is done', 'Repeated in each industry.'),
});
