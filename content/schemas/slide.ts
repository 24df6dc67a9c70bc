import { z } from 'zod';
import { field } from '@/content/schemas/field';
import { icon, iconName, threadColor } from '@/content/schemas/primitives';
import { atMost, cardTitle, eyebrow, lead, line, listEntry } from '@/content/schemas/text';

export const slide = z
  .strictObject({
    eyebrow: field(eyebrow, 'Words above the title'),
    title: field(cardTitle, 'Title'),
    highlightWords: field(
      z.array(line),
      'Coloured words',
      'Phrases that are coloured in the title; each must occur in it, to the letter.',
    ),
    description: field(
      line.max(...atMost(240, 'the text of a slide')),
      'Text',
      'One or two sentences. On the slides of the home page it ends without a full stop.',
    ),
    icon: field(
      iconName,
      'Icon',
      'Chooses the drawing on the home page: target, clock, lock, globe or puzzle.',
    ),
    imagePosition: field(z.enum(['left', 'right']), 'Side of the drawing', 'On wide screens.'),
    iconColor: field(threadColor, 'Colour of the coloured words'),
  })
  .check(({ value, issues }) => {
    value.highlightWords.forEach((phrase, index) => {
      if (value.title.includes(phrase)) return;
      issues.push({
        code: 'custom',
        input: phrase,
        path: ['highlightWords', index],
        message: `“${phrase}” does not occur in the title “${value.title}”`,
      });
    });
  });
export type Slide = z.infer<typeof slide>;

/** Onboarding slides have more text than those of the hero. */
export const onboardingSlide = slide.safeExtend({
  description: field(lead, 'Text', 'One or two sentences.'),
  icon,
  points: field(z.array(listEntry).min(1), 'Points', 'Short phrases, listed below the text.'),
});
export type OnboardingSlide = z.infer<typeof onboardingSlide>;

const slides = 'Slides';
const inOrder = 'In the order in which they are shown.';
export const heroFile = z.strictObject({
  slides: field(z.array(field(slide, 'Slide')).min(1), slides, inOrder),
});
export const onboardingFile = z.strictObject({
  slides: field(z.array(field(onboardingSlide, 'Slide')).min(1), slides, inOrder),
});
