import { z } from 'zod';
import { field } from '@/content/schemas/field';
import { image } from '@/content/schemas/image';
import { icon, iconName, threadColor } from '@/content/schemas/primitives';
import { atMost, cardTitle, eyebrow, lead, line, listEntry } from '@/content/schemas/text';

/** The icons for which the home page has a weave. */
const heroIcon = iconName.extract(['target', 'clock', 'lock', 'globe', 'puzzle']);
export type HeroIcon = z.infer<typeof heroIcon>;

/** Fields that both kinds of slides have. */
const shared = {
  eyebrow: field(eyebrow, 'Words above the title'),
  title: field(cardTitle, 'Title'),
  highlightWords: field(
    z.array(line),
    'Coloured words',
    'Phrases that are coloured in the title; each must occur in it, letter for letter.',
  ),
  imagePosition: field(z.enum(['left', 'right']), 'Side of the drawing', 'On wide screens.'),
};

const highlightsItsTitle: z.core.CheckFn<{ title: string; highlightWords: string[] }> = ({
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

const slide = z
  .strictObject({
    ...shared,
    description: field(
      line.check(atMost(240, 'the text of a slide')),
      'Text',
      'One or two sentences, without a full stop at the end.',
    ),
    icon: field(heroIcon, 'Icon', 'Chooses the weave that says what the slide says.'),
    iconColor: field(threadColor, 'Colour of the wider threads and of the coloured words'),
    image: field(
      image.optional(),
      'Picture',
      'Instead of the weave, cut to five wide by four high; 700 pixels wide or more, and 1,100 are better.',
    ),
  })
  .check(highlightsItsTitle);
export type Slide = z.infer<typeof slide>;

/** Onboarding slides have more text than those of the hero. */
const onboardingSlide = z
  .strictObject({
    ...shared,
    description: field(lead, 'Text', 'One or two sentences.'),
    points: field(z.array(listEntry).min(1), 'Points', 'Short phrases, listed below the text.'),
    icon,
    iconColor: field(threadColor, 'Colour of the picture and of the coloured words'),
  })
  .check(highlightsItsTitle);
export type OnboardingSlide = z.infer<typeof onboardingSlide>;

const slides = 'Slides';
const inOrder = 'In the order in which they are shown.';
export const heroFile = z.strictObject({
  slides: field(z.array(field(slide, 'Slide')).min(1), slides, inOrder),
});
export const onboardingFile = z.strictObject({
  slides: field(z.array(field(onboardingSlide, 'Slide')).min(1), slides, inOrder),
});
