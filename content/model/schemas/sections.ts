import { z } from 'zod';
import { companyKinds } from '@/content/model/schemas/company-sections';
import { inquiryTypes } from '@/content/model/schemas/contact-choices';
import { foreignKinds } from '@/content/model/schemas/foreign-sections';
import { field, named } from '@/content/model/schemas/field';
import { mediaKinds } from '@/content/model/schemas/media-sections';
import { carouselName, nextStep } from '@/content/model/schemas/pages/shared';
import { image } from '@/content/model/schemas/image';
import { pricingKinds } from '@/content/model/schemas/pricing-sections';
import { intro, listOf, titled } from '@/content/model/schemas/primitives';
import {
  idOf,
  idsOf,
  section,
  sectionHeading,
  sentence,
  traits,
} from '@/content/model/schemas/section';
import {
  action,
  cardText,
  cardTitle,
  headingLabel,
  label,
  line,
  listEntry,
  markdown,
  personName,
  personRole,
  richLine,
} from '@/content/model/schemas/text';

const kinds = [
  section('intro', 'Introduction', 'The top of a page, which begins with it.', {
    ...intro.shape,
    layout: field(
      named({ stacked: 'Below the heading', split: 'Beside the heading' }).default('stacked'),
      'Place of the first sentence',
    ),
    drawing: field(
      z.boolean().default(false),
      'Drawing',
      'Shows a small weave beside the heading, on wide screens; not with the first sentence there.',
    ),
    image: field(
      image,
      'Picture',
      'Beside the heading, instead of a drawing; below it if the first sentence is there.',
    ).optional(),
    contents: field(
      label,
      'Name of the contents',
      'Adds a list of the page’s rules, with links to them; this name is read out by screen readers.',
    ).optional(),
  }).register(traits, {
    begins: true,
    image: ({ layout }) => (layout === 'split' ? 'head' : 'intro'),
  }),
  section('hero', 'Slides', 'The top of the home page: the slides of hero.yaml.', {
    label: carouselName,
    exploreAction: field(action, 'First button of each slide', 'Leads to the services.'),
    contactAction: field(action, 'Second button of each slide', 'Leads to the contact page.'),
  }).register(traits, { shows: 'hero', begins: true }),
  section('text', 'Text', 'Markdown, as in articles.', {
    text: field(
      markdown,
      'Text',
      'Markdown: ## above each part; lists, tables, links and images as in articles.',
    ),
    onlyWith: field(
      named({ insight: 'Visits are counted' }),
      'Only if',
      'Leaves the text out where it does not apply.',
    ).optional(),
  }).register(traits, { isTight: true }),
  section('cards', 'Cards', 'The first is large, the others stand beside it.', {
    heading: sectionHeading.optional(),
    cards: field(listOf(titled, 'Card').min(1), 'Cards'),
  }),
  section('steps', 'Steps', 'What happens one after the other, along a line.', {
    heading: sectionHeading,
    labels: field(
      z.strictObject({
        youDo: field(headingLabel, 'Above the client’s part'),
        weDo: field(headingLabel, 'Above the company’s part'),
      }),
      'Labels',
      'Only if the steps say what each side does.',
    ).optional(),
    steps: field(
      listOf(
        titled.extend({
          when: field(listEntry, 'When', 'Such as “First week”.').optional(),
          youDo: field(listEntry, 'The client’s part', 'One short sentence.').optional(),
          weDo: field(listEntry, 'The company’s part', 'One short sentence.').optional(),
        }),
        'Step',
      ).min(1),
      'Steps',
      'The earliest first.',
    ),
  }).register(traits, { isTight: true }),
  section('list', 'List', 'Pairs of a term and a text.', {
    heading: sectionHeading,
    variant: field(
      named({ plain: 'Plain', numbered: 'Numbered', figures: 'Large terms' }).default('plain'),
      'Look',
      'Large terms stand above their texts: for figures, such as “{screening}”.',
    ),
    entries: field(
      listOf(
        z.strictObject({
          term: field(cardTitle, 'Term'),
          text: field(richLine.check(z.maxLength(300)), 'Text'),
        }),
        'Entry',
      ).min(1),
      'Entries',
    ),
  }).register(traits, { paper: ({ variant }) => (variant === 'figures' ? 'raised' : 'page') }),
  section('table', 'Table', 'Rows that are compared; the first column names them.', {
    heading: sectionHeading,
    text: sentence.optional(),
    columns: field(z.array(headingLabel).min(2).max(4), 'Columns', 'Their headings, two to four.'),
    rows: field(
      listOf(
        z.strictObject({
          cells: field(z.array(listEntry).min(2).max(4), 'Cells', 'One for each column.'),
        }),
        'Row',
      ).min(1),
      'Rows',
    ),
  }).register(traits, { paper: 'raised' }),
  section('quote', 'Quotation', 'What somebody said, in large type.', {
    text: field(cardText, 'Text', 'Without quotation marks, which the page adds.'),
    name: field(personName, 'Name', 'Of the person, or what they are.'),
    role: field(personRole, 'Role').optional(),
    company: field(label, 'Company').optional(),
    image: field(image, 'Picture', 'Of the person, cut to a square.').optional(),
  }).register(traits, { paper: 'raised', image: 'portrait' }),
  ...mediaKinds,
  section('services', 'Services', 'Names of services in large type, with their drawings.', {
    heading: sectionHeading,
    text: sentence.optional(),
    services: field(
      idsOf('service'),
      'Services',
      'Those to show; without a choice, all. In a file, their ids.',
    ).optional(),
  }).register(traits, { shows: 'services' }),
  section('industries', 'Industries', 'Industries with their drawings.', {
    heading: sectionHeading.optional(),
    workLabel: field(headingLabel, 'Above what is done', 'Repeated in each industry.'),
    industries: field(
      idsOf('industry'),
      'Industries',
      'Those to show; without a choice, all. In a file, their ids.',
    ).optional(),
  }).register(traits, {
    shows: 'industries',
    isTight: true,
    ids: ({ industries }) => industries ?? 'industry',
  }),
  section('questions', 'Questions', 'Questions of the knowledge base with their answers.', {
    heading: sectionHeading,
    questions: field(
      idsOf('question'),
      'Questions',
      'Those to show, in this order. In a file, their ids.',
    ).optional(),
    category: field(
      idOf('category'),
      'Category',
      'All questions of one category instead.',
    ).optional(),
  }).register(traits, { shows: 'faq' }),
  section('articles', 'Articles', 'The newest articles.', {
    heading: sectionHeading,
    topic: field(
      idOf('topic'),
      'Topic',
      'Only articles on this topic; without it, all.',
    ).optional(),
    action: field(action, 'Text of the link', 'Leads to the journal.'),
  }).register(traits, { paper: 'raised' }),
  section('logos', 'Logos', 'The clients’ logos in one row.', { heading: sectionHeading }).register(
    traits,
    { shows: 'logos' },
  ),
  section('form', 'Contact form', 'The contact form, with a kind of inquiry chosen already.', {
    heading: sectionHeading,
    text: sentence.optional(),
    inquiryType: field(z.enum(inquiryTypes), 'Kind of inquiry', 'Chosen already.').optional(),
    message: field(line, 'First line of the message', 'Filled in already.').optional(),
  }).register(traits, { shows: 'contact-form', isOnce: true }),
  ...pricingKinds,
  ...companyKinds,
  ...foreignKinds,
  section('next', 'Next step', 'The end of a page, with a link to another page.', {
    ...nextStep.shape,
    variant: field(
      named({
        band: 'A stitched band above it',
        night: 'A dark background',
        thread: 'A line',
        accent: 'The first colour as background',
      }).default('band'),
      'Look',
    ),
  }).register(traits, { paper: ({ variant }) => (variant === 'night' ? 'night' : 'page') }),
] as const;

/** One section of a page. */
export const sectionOfPage = z.discriminatedUnion('kind', kinds);
export type Section = z.infer<typeof sectionOfPage>;
export type SectionKind = Section['kind'];
/** A section of one kind. */
export type SectionOf<Kind extends SectionKind> = Extract<Section, { kind: Kind }>;
