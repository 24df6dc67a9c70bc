import { z } from 'zod';
import { field } from '@/content/model/schemas/field';
import { icon, threadColor } from '@/content/model/schemas/primitives';
import { highlightsItsTitle, slideFields, slidesOf } from '@/content/model/schemas/slide';
import { lead, listEntry } from '@/content/model/schemas/text';

/** Onboarding slides have more text than those of the hero. */
const onboardingSlide = z
  .strictObject({
    ...slideFields,
    description: field(lead, 'Text', 'One or two sentences.'),
    points: field(z.array(listEntry).min(1), 'Points', 'Short phrases, listed below the text.'),
    icon,
    iconColor: field(threadColor, 'Colour of the picture and of the coloured words'),
  })
  .check(highlightsItsTitle);
export type OnboardingSlide = z.infer<typeof onboardingSlide>;

/** The slides of the onboarding guide. */
export const onboardingFile = z.strictObject({ slides: slidesOf(onboardingSlide) });
