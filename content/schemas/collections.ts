import { z } from 'zod';
import {
  exactly,
  iconName,
  line,
  paragraph,
  slug,
  titled,
  uniqueBy,
} from '@/content/schemas/primitives';

const industry = z.strictObject({
  id: slug,
  icon: iconName,
  title: line,
  description: paragraph,
  /** What the company does in this industry, as short noun phrases. */
  work: z.array(line).min(3).max(4),
});
export type Industry = z.infer<typeof industry>;
export const industries = z
  .array(industry)
  .length(...exactly(9, 'industries', 'collections'))
  .check(uniqueBy('id', ({ id }) => id));

const milestone = z.strictObject({
  year: z.int().min(2018, 'the company began in 2018').max(2023),
  title: line,
  description: paragraph,
});
export type Milestone = z.infer<typeof milestone>;
export const milestones = z
  .array(milestone)
  .length(...exactly(6, 'milestones, one a year from 2018 to 2023', 'collections'));

const journeyEntry = z.strictObject({ year: z.int().min(2020).max(2023), title: line });
export type JourneyEntry = z.infer<typeof journeyEntry>;
export const journey = z
  .array(journeyEntry)
  .length(...exactly(4, 'entries, one a year from 2020 to 2023', 'collections'));

const pricingModel = z.strictObject({
  id: slug,
  title: line,
  description: paragraph,
  idealFor: z.array(line).min(2).max(4),
  features: z.array(line).min(4).max(6),
  /** Colours of the card's edge. */
  gradient: z.enum(['blue', 'green', 'both']),
  ctaText: line,
  featured: z.boolean(),
});
export type PricingModel = z.infer<typeof pricingModel>;
export const pricingModels = z
  .array(pricingModel)
  .length(...exactly(3, 'pricing models', 'collections'))
  .refine((models) => models.filter(({ featured }) => featured).length === 1, {
    error: 'exactly one model is featured',
  });
export const pricingBenefits = z.array(titled).length(...exactly(4, 'benefits', 'collections'));

const clientLogo = z.strictObject({
  name: line,
  src: z.string().regex(/^\/logos\/[a-z-]+\.svg$/, 'must be an SVG file under public/logos'),
  width: z.int().positive(),
  height: z.int().positive(),
});
export type ClientLogo = z.infer<typeof clientLogo>;
export const clientLogos = z.array(clientLogo).length(...exactly(3, 'logos', 'collections'));
