import { z } from 'zod';
import { field } from '@/content/model/schemas/field';
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
export const highlightsItsTitle: z.core.CheckFn<{ title: string; highlightWords: string[] }> = ({
  value,
  issues,
}) => {
  value.highlightWords.forEach((phrase, index) => {
    if (value.title.includes(phrase)) return;
    issues.push({
      code: 'custom',
      input: phrase,
      path: ['highlightWords', index],
      message: `“${phrase}” does not occur in the title “${value.title}”`,
    });
  });
};

/** The slides of a file, at least one. */
export const slidesOf = <Slide extends z.ZodType>(slide: Slide) =>
  field(z.array(field(slide, 'Slide')).min(1), 'Slides', 'In the order in which they are shown.');
