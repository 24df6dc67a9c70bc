import { z } from 'zod';
import { field } from '@/content/model/schemas/field';
import { listOf } from '@/content/model/schemas/primitives';
import { cardTitle, eyebrow, line } from '@/content/model/schemas/text';

/** Fields that the slides of the hero and of the onboarding guide have. */
export const slideFields = {
  eyebrow: field(eyebrow, 'Words above the title'),
  title: field(cardTitle, 'Title'),
  highlightWords: field(
    z.array(line),
    'Coloured words',
    'Phrases that are coloured in the title; each must occur in it, letter for letter.',
  ),
  imagePosition: field(z.enum(['left', 'right']), 'Side of the drawing', 'On wide screens.'),
};

/** Reports words to be coloured that the title does not contain. */
export const highlightsItsTitle = z.superRefine<{ title: string; highlightWords: string[] }>(
  ({ title, highlightWords }, context) => {
    highlightWords.forEach((phrase, index) => {
      if (title.includes(phrase)) return;
      const message = `“${phrase}” does not occur in the title “${title}”`;
      context.addIssue({ code: 'custom', path: ['highlightWords', index], message });
    });
  },
);

/** The slides of a file, at least one. */
export const slidesOf = <Slide extends z.ZodType<object>>(slide: Slide) =>
  field(listOf(slide, 'Slide').min(1), 'Slides', 'In the order in which they are shown.');
