import { z } from 'zod';
import { iconName, line, paragraph, slug, titled, uniqueBy } from '@/content/schemas/primitives';

const industry = z.strictObject({
  id: slug,
  icon: iconName,
  title: line,
  description: paragraph,
  /** What the company does in this industry, as short noun phrases. */
  work: z.array(line).min(1),
});
export type Industry = z.infer<typeof industry>;
export const industriesFile = z.strictObject({
  industries: z
    .array(industry)
    .min(1)
    .check(uniqueBy('id', ({ id }) => id)),
});

const year = z.int().min(1900).max(2100);
const milestone = z.strictObject({ year, title: line, description: paragraph });
export type Milestone = z.infer<typeof milestone>;
const journeyEntry = z.strictObject({ year, title: line });
export type JourneyEntry = z.infer<typeof journeyEntry>;

const inOrder: z.core.CheckFn<{ year: number }[]> = ({ value, issues }) => {
  value.forEach((entry, index) => {
    if (index === 0 || entry.year > (value[index - 1]?.year ?? 0)) return;
    issues.push({
      code: 'custom',
      input: entry,
      path: [index, 'year'],
      message: 'must be later than the year of the entry before',
    });
  });
};
export const milestonesFile = z.strictObject({
  milestones: z.array(milestone).min(1).check(inOrder),
  /** The timeline of the About page. */
  journey: z.array(journeyEntry).min(1).check(inOrder),
});

const pricingModel = z.strictObject({
  id: slug,
  title: line,
  description: paragraph,
  idealFor: z.array(line).min(1),
  features: z.array(line).min(1),
  /** Colours of the card's edge. */
  gradient: z.enum(['blue', 'green', 'both']),
  ctaText: line,
  featured: z.boolean(),
});
export type PricingModel = z.infer<typeof pricingModel>;
export const pricingFile = z.strictObject({
  models: z
    .array(pricingModel)
    .min(1)
    .check(uniqueBy('id', ({ id }) => id))
    .refine((models) => models.filter(({ featured }) => featured).length <= 1, {
      error: 'only one model may be featured',
    }),
  /** What all models share. */
  benefits: z.array(titled).min(1),
});

const clientLogo = z.strictObject({
  name: line,
  src: z.string().regex(/^\/logos\/[a-z0-9-]+\.svg$/, 'must be an SVG file under public/logos'),
  width: z.int().positive(),
  height: z.int().positive(),
});
export type ClientLogo = z.infer<typeof clientLogo>;
export const logosFile = z.strictObject({ logos: z.array(clientLogo).min(1) });
