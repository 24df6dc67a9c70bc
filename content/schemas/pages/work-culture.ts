import { z } from 'zod';
import { field } from '@/content/schemas/field';
import { withNext } from '@/content/schemas/pages/shared';
import { titled } from '@/content/schemas/primitives';
import { cardText, label } from '@/content/schemas/text';

const card = titled.extend({
  practice: field(cardText, 'In practice', 'What the client notices, in one sentence.'),
});

export const culturePage = withNext.extend({
  practiceLabel: field(label, 'Above each practice'),
  cards: field(z.array(field(card, 'Habit')).min(1), 'Habits'),
});
export type CulturePage = z.infer<typeof culturePage>;
