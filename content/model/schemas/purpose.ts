import { z } from 'zod';
import { field } from '@/content/model/schemas/field';
import { slug, titled, listOf } from '@/content/model/schemas/primitives';

const statement = titled.extend({ id: slug });
const value = titled.extend({
  inCode: field(
    z.boolean(),
    'In the code of ethics',
    'Makes the value a rule of the code of ethics, too, which then shows it.',
  ),
});

/** Mission, vision and values. */
export const purposeFile = z.strictObject({
  statements: field(
    listOf(statement, 'Statement', 'id').min(1),
    'Statements',
    'Such as the mission and the vision; sections name them by their ids.',
  ),
  values: field(listOf(value, 'Value').min(1), 'Values', 'In their order on the pages.'),
});
