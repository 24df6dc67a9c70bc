import { z } from 'zod';
import { field } from '@/content/schemas/field';
import { withNext } from '@/content/schemas/pages/shared';
import { titled } from '@/content/schemas/primitives';
import { heading } from '@/content/schemas/text';

const value = titled.extend({
  inCode: field(
    z.boolean(),
    'In the code of ethics',
    'true if the value is a rule of the code of ethics, too, which then shows it.',
  ),
});

export const purposePage = withNext.extend({
  mission: field(titled, 'Mission', 'The page About shows its text, too.'),
  vision: field(titled, 'Vision'),
  valuesHeading: field(heading, 'Heading of the values'),
  values: field(z.array(field(value, 'Value')).min(1), 'Values'),
});
