import { z } from 'zod';
import { field } from '@/content/schemas/field';
import { image } from '@/content/schemas/image';
import { icon, slug, titled, uniqueBy } from '@/content/schemas/primitives';
import { references } from '@/content/schemas/reference';
import {
  action,
  cardText,
  cardTitle,
  heading,
  label,
  line,
  listEntry,
  paragraph,
  shortLabel,
} from '@/content/schemas/text';

const industry = z.strictObject({
  id: field(
    slug,
    'Id',
    'Lower case words joined by hyphens; links to the industry end with it, and it determines the drawing.',
  ),
  icon,
  title: field(cardTitle, 'Name'),
  description: field(
    cardText,
    'Description',
    'One or two sentences that say what the client gets.',
  ),
  work: field(
    z.array(listEntry).min(1),
    'What is done here',
    'The company’s work in this industry, as short phrases without a full stop.',
  ),
});
export type Industry = z.infer<typeof industry>;
export const industriesFile = z.strictObject({
  industries: field(
    z
      .array(field(industry, 'Industry'))
      .min(1)
      .check(uniqueBy('id', ({ id }) => id)),
    'Industries',
    'In the order of the page Industries.',
  ),
});

const year = field(z.int().min(1900).max(2100), 'Year', 'Later than that of the entry before.');
const milestone = z.strictObject({
  year,
  title: field(cardTitle, 'Title'),
  description: field(cardText, 'Text', 'Two sentences on what changed for clients.'),
});
export type Milestone = z.infer<typeof milestone>;
const journeyEntry = z.strictObject({ year, title: field(cardTitle, 'Title') });
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
  milestones: field(
    z.array(field(milestone, 'Milestone')).min(1).check(inOrder),
    'Milestones',
    'The page Our Journey, the earliest year first. The first and the last year can be used in texts as {firstYear} and {lastYear}.',
  ),
  journey: field(
    z.array(field(journeyEntry, 'Year of the timeline')).min(1).check(inOrder),
    'Timeline',
    'The timeline of the page About, the earliest year first.',
  ),
});

const pricingModel = z.strictObject({
  id: field(slug, 'Id', 'Lower case words joined by hyphens; links to the model end with it.'),
  title: field(cardTitle, 'Name'),
  description: field(cardText, 'Description', 'What the client pays for, in one or two sentences.'),
  idealFor: field(
    z.array(listEntry).min(1),
    'Ideal for',
    'Whom the model suits, as short phrases.',
  ),
  features: field(z.array(listEntry).min(1), 'What is included', 'As short phrases.'),
  gradient: field(z.enum(['blue', 'green', 'both']), 'Colours of the card’s edge'),
  ctaText: field(action, 'Text of the button', 'The button opens the contact form.'),
  featured: field(
    z.boolean(),
    'Featured',
    'true gives the card a dark background and a badge; one model may have it.',
  ),
});
export type PricingModel = z.infer<typeof pricingModel>;
const duration = z.strictObject({
  size: field(label, 'Size'),
  duration: field(
    shortLabel,
    'Duration',
    'A figure from site.yaml in braces, such as {smallProject}.',
  ),
  example: field(listEntry, 'Example'),
});
export type Duration = z.infer<typeof duration>;
export const pricingFile = z.strictObject({
  models: field(
    z
      .array(field(pricingModel, 'Pricing model'))
      .min(1)
      .check(uniqueBy('id', ({ id }) => id))
      .refine((models) => models.filter(({ featured }) => featured).length <= 1, {
        error: 'only one model may be featured',
      }),
    'Pricing models',
    'In the order of their cards.',
  ),
  idealForHeading: field(label, 'Above whom a model suits', 'On every page that shows the models.'),
  durations: field(
    z.array(field(duration, 'Duration')).min(1),
    'Durations',
    'How long projects take, the shortest first.',
  ),
});

const pixels = z.int().min(1).max(1000);
/** Reports a logo with neither a picture nor a file with its size, or with both. */
const hasExactlyOne: z.core.CheckFn<{
  image?: object | undefined;
  src?: string | undefined;
  width?: number | undefined;
  height?: number | undefined;
}> = ({ value, issues }) => {
  const { image: picture, src, width, height } = value;
  const say = (key: keyof typeof value, message: string) =>
    issues.push({ code: 'custom', input: value, path: [key], message });
  if (!picture && !src) say('image', 'is missing; name a picture in content/media');
  if (picture && src) say('src', 'cannot be given with a picture; give only one');
  if (!src) return;
  if (!width) say('width', 'is missing; a file in public/logos needs it');
  if (!height) say('height', 'is missing; a file in public/logos needs it');
};
const clientLogo = z
  .strictObject({
    name: field(line, 'Name', 'The client’s name, which is read out instead of the logo.'),
    image: field(
      image.pick({ file: true }).optional(),
      'Picture',
      'The logo as the client sent it, on one colour or on none. The site cuts off what is empty round it, and shows it in one grey.',
    ),
    src: field(
      z
        .string()
        .regex(
          /^\/logos\/[a-z0-9-]+\.svg$/,
          'must be an SVG file in public/logos: lower case letters, digits and hyphens',
        )
        .register(references, { to: 'file' })
        .optional(),
      'File',
      'Instead of a picture: an SVG file in public/logos that is shown as it is, such as /logos/halmerath.svg.',
    ),
    width: field(
      pixels.optional(),
      'Width',
      'Of that file, in pixels, as it is shown; the browser keeps this room free.',
    ),
    height: field(
      pixels.optional(),
      'Height',
      'Of that file, in pixels, as it is shown; 40 for all logos looks even.',
    ),
  })
  .check(hasExactlyOne);
export type ClientLogo = z.infer<typeof clientLogo>;
export const logosFile = z.strictObject({
  logos: field(
    z
      .array(field(clientLogo, 'Logo'))
      .min(1)
      .check(uniqueBy('name', ({ name }) => name)),
    'Logos',
    'In their order on the home page.',
  ),
});

const statement = titled.extend({ id: slug });
const value = titled.extend({
  inCode: field(
    z.boolean(),
    'In the code of ethics',
    'true if the value is a rule of the code of ethics, too, which then shows it.',
  ),
});
export const purposeFile = z.strictObject({
  statements: field(
    z
      .array(field(statement, 'Statement'))
      .min(1)
      .check(uniqueBy('id', ({ id }) => id)),
    'Statements',
    'Such as the mission and the vision; sections name them by their ids.',
  ),
  values: field(z.array(field(value, 'Value')).min(1), 'Values', 'In their order on the pages.'),
});

const story = z.strictObject({
  id: slug,
  title: field(heading, 'Title'),
  client: field(listEntry, 'Client', 'The kind of company, never its name.'),
  problem: field(paragraph, 'What was wrong'),
  work: field(z.array(paragraph).min(1), 'What was done', 'One paragraph for each step.'),
  result: field(paragraph, 'What runs today', 'Without figures that nobody has measured.'),
  team: field(listEntry, 'Team', 'The roles, without names.'),
  image: field(
    image.optional(),
    'Picture',
    'Above the story, cut to twice as wide as high; 1,200 pixels wide or more.',
  ),
});
export type Story = z.infer<typeof story>;
export const storiesFile = z.strictObject({
  stories: field(
    z
      .array(field(story, 'Story'))
      .min(1)
      .check(uniqueBy('id', ({ id }) => id)),
    'Stories',
    'In the order of the page Client stories.',
  ),
});
