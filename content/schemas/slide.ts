import { z } from 'zod';
import { iconName, line, paragraph, threadColor } from '@/content/schemas/primitives';

export const slide = z
  .strictObject({
    eyebrow: line,
    title: line,
    /** Phrases of the title shown in the accent colour. */
    highlightWords: z.array(line),
    /** On hero slides it ends without a full stop. */
    description: line,
    icon: iconName,
    imagePosition: z.enum(['left', 'right']),
    iconColor: threadColor,
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
  points: z.array(line).min(1),
  description: paragraph,
});
export type OnboardingSlide = z.infer<typeof onboardingSlide>;

export const heroFile = z.strictObject({ slides: z.array(slide).min(1) });
export const onboardingFile = z.strictObject({ slides: z.array(onboardingSlide).min(1) });
