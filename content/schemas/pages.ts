import { z } from 'zod';
import { topicId } from '@/content/schemas/article';
import { internalLink } from '@/content/schemas/internal-link';
import {
  countMessage,
  exactly,
  intro,
  line,
  paragraph,
  slug,
  titled,
  uniqueBy,
} from '@/content/schemas/primitives';

/** The end of a page, with one link to the next step. */
const nextStep = z.strictObject({
  heading: line,
  text: paragraph,
  action: line,
  link: internalLink,
});
export type NextStep = z.infer<typeof nextStep>;

const page = z.strictObject({ intro });
const withNext = page.extend({ next: nextStep });

export const homePage = z.strictObject({
  logosHeading: line,
  carouselLabel: line.refine((value) => !/carousel/i.test(value), 'must not contain “carousel”'),
  exploreAction: line,
  contactAction: line,
});
export type HomePage = z.infer<typeof homePage>;

export const aboutPage = withNext.extend({
  mission: z.strictObject({ heading: line, text: paragraph }),
  cards: z.array(titled).length(...exactly(3, 'cards', 'pages')),
  journeyHeading: line,
  /** Text of the link to all years; the About page shows the last four. */
  journeyAction: line,
});

export const whyPage = withNext.extend({
  labels: z.strictObject({ needs: line, firstMonth: line }),
  audiences: z
    .array(
      titled.extend({
        id: slug,
        needs: z.array(line).length(...exactly(3, 'needs', 'pages')),
        firstMonth: paragraph,
      }),
    )
    .length(...exactly(3, 'audiences', 'pages')),
});
export type WhyPage = z.infer<typeof whyPage>;

export const purposePage = withNext.extend({
  mission: titled,
  vision: titled,
  valuesHeading: line,
  values: z.array(titled).length(...exactly(5, 'values', 'pages')),
});

export const milestonesPage = withNext.extend({
  carousel: z.strictObject({
    carousel: line.refine((value) => !/carousel/i.test(value), 'must not contain “carousel”'),
    previous: line,
    next: line,
    /** Announced after a change; `{year}`, `{position}` and `{count}` are replaced. */
    status: line.includes('{year}', 'must contain {year}'),
  }),
});
export type MilestonesPage = z.infer<typeof milestonesPage>;

export const culturePage = withNext.extend({
  practiceLabel: line,
  cards: z.array(titled.extend({ practice: paragraph })).length(...exactly(4, 'cards', 'pages')),
});
export type CulturePage = z.infer<typeof culturePage>;

/** Stories contain no client's name and no invented figures. */
export const storiesPage = withNext.extend({
  labels: z.strictObject({ client: line, team: line, problem: line, work: line, result: line }),
  stories: z
    .array(
      z.strictObject({
        id: slug,
        title: line,
        client: line,
        problem: paragraph,
        work: z.array(paragraph).min(2).max(4),
        result: paragraph,
        team: line,
      }),
    )
    .length(...exactly(2, 'stories', 'pages')),
});
export type StoriesPage = z.infer<typeof storiesPage>;
export type Story = z.infer<typeof storiesPage>['stories'][number];

export const hirePage = withNext.extend({
  /** First line of the prefilled message; `{role}` is replaced. */
  messageTemplate: line.includes('{role}', 'must contain {role}'),
  roles: z
    .array(
      titled.extend({
        id: slug,
        skills: z.array(line).min(4).max(6),
        action: line,
        /**
         * The role as it appears in the first line of the prefilled message, such as “a developer”.
         */
        inMessage: line,
      }),
    )
    .length(...exactly(3, 'roles', 'pages')),
});
export type HirePage = z.infer<typeof hirePage>;

export const careersPage = withNext.extend({
  labels: z.strictObject({
    position: line,
    contract: line,
    place: line,
    youDo: line,
    youBring: line,
  }),
  /** First line of the prefilled message; `{job}` is replaced. */
  messageTemplate: line.includes('{job}', 'must contain {job}'),
  jobs: z
    .array(
      titled.extend({
        id: slug,
        contract: line,
        place: line,
        youDo: z.array(line).min(3).max(5),
        youBring: z.array(line).min(3).max(5),
      }),
    )
    .length(...exactly(2, 'jobs', 'pages')),
  action: line,
});
export type CareersPage = z.infer<typeof careersPage>;
export type Job = z.infer<typeof careersPage>['jobs'][number];

const ethicsSection = z.strictObject({
  id: slug,
  title: line,
  summary: paragraph,
  items: z.array(titled),
});
export type EthicsSection = z.infer<typeof ethicsSection>;
/** Three sections of 4, 6 and 2 items. */
const ETHICS_ITEMS = [4, 6, 2];
export const ethicsPage = withNext.extend({
  contentsHeading: line,
  sections: z
    .array(ethicsSection)
    .length(...exactly(3, 'sections', 'pages'))
    .check(({ value, issues }) => {
      value.forEach(({ items }, index) => {
        if (items.length === ETHICS_ITEMS[index]) return;
        issues.push({
          code: 'custom',
          input: items,
          path: [index, 'items'],
          message: countMessage(items, ETHICS_ITEMS[index] ?? 0, 'items', 'pages'),
        });
      });
    }),
});

export const hiringGuidePage = withNext.extend({
  stepsHeading: line,
  labels: z.strictObject({ youDo: line, weDo: line }),
  steps: z
    .array(titled.extend({ when: line, youDo: line, weDo: line }))
    .min(5)
    .max(7),
  figuresHeading: line,
  /** The claimed figures, exactly as given. */
  figures: z
    .array(z.strictObject({ figure: line, meaning: line }))
    .min(3)
    .max(6),
});
export type HiringGuidePage = z.infer<typeof hiringGuidePage>;

export const contactPage = page.extend({
  cardsHeading: line,
  cards: z.strictObject({
    email: line,
    phone: line,
    /** `{country}` is replaced. */
    office: line.includes('{country}', 'must contain {country}'),
    website: line,
    newTab: line,
    hours: line,
    /** How the opening hours relate to support around the clock. */
    roundTheClock: paragraph,
  }),
  /** Strings of the drawing of the offices' day. */
  day: z.strictObject({
    heading: line,
    zone: line,
    open: line,
    closed: line,
    /** The hours in places with summer time; `{hours}` is replaced. */
    summer: line.includes('{hours}', 'must contain {hours}'),
  }),
  formHeading: line,
  formLead: paragraph,
  formAttachment: paragraph,
});
export type ContactPage = z.infer<typeof contactPage>;

/** Strings of the category tabs, in the explorer and on service pages. */
const categoryLabels = z.strictObject({
  categories: line,
  /** Shown instead of a missing category. */
  empty: z.literal('No content available'),
});

export const servicesPage = withNext.extend({
  question: line,
  explorer: categoryLabels.extend({
    tasksAvailable: z.literal('{n} tasks available'),
    /** `{service}` is replaced. */
    close: line.includes('{service}', 'must contain {service}'),
    more: line.includes('{service}', 'must contain {service}'),
  }),
});
export type ServicesPage = z.infer<typeof servicesPage>;

export const servicePage = z.strictObject({
  eyebrow: line,
  categoriesHeading: line,
  labels: categoryLabels,
  handoverHeading: line,
  /** Heading above the journal's articles about the service. */
  articlesHeading: line,
  otherHeading: line,
  action: line,
});
export type ServicePage = z.infer<typeof servicePage>;

export const industriesPage = withNext.extend({ workLabel: line });

export const onboardingPage = withNext.extend({
  slideshowLabel: line.refine((value) => !/carousel/i.test(value), 'must not contain “carousel”'),
});

export const securityPage = withNext.extend({
  sections: z
    .array(
      z.strictObject({
        id: slug,
        title: line,
        summary: paragraph,
        measures: z.array(titled).min(3).max(5),
      }),
    )
    .length(...exactly(4, 'sections', 'pages')),
});
export type SecurityPage = z.infer<typeof securityPage>;

export const faqPage = page.extend({
  search: z.strictObject({
    label: line,
    placeholder: z.literal('Search the knowledge base...'),
    suggestions: line,
    /** Announced after a pause; `{count}` is replaced. */
    count: z.strictObject({ one: line, many: line.includes('{count}', 'must contain {count}') }),
    none: line,
    noneText: line,
    contact: line,
    /** Shown before the page of an entry; `{question}` is replaced. */
    toast: z.strictObject({
      title: z.literal('Navigating to page'),
      description: z.literal('Going to {question}'),
      action: line,
    }),
  }),
  answersHeading: line,
  pagesHeading: line,
  help: z.strictObject({ heading: line, text: paragraph, action: line }),
});
export type FaqPage = z.infer<typeof faqPage>;

export const pricingPage = withNext.extend({
  badge: line,
  /** First line of the prefilled message; `{model}` is replaced. */
  messageTemplate: line.includes('{model}', 'must contain {model}'),
  idealForHeading: line,
  featuresHeading: line,
  benefitsHeading: line,
  timelines: z.strictObject({
    heading: line,
    lead: paragraph,
    columns: z.strictObject({ size: line, duration: line, example: line }),
    rows: z
      .array(z.strictObject({ size: line, duration: line, example: line }))
      .length(...exactly(3, 'rows', 'pages')),
  }),
});
export type PricingPage = z.infer<typeof pricingPage>;

const topic = titled.extend({ id: topicId });
export type Topic = z.infer<typeof topic>;

export const blogPage = withNext.extend({
  /** One for each topic that an article may name. */
  topics: z
    .array(topic)
    .length(...exactly(topicId.options.length, 'topics', 'article'))
    .check(uniqueBy('id', ({ id }) => id)),
  readingTime: line.includes('{minutes}', 'must contain {minutes}'),
  subscribe: titled.omit({ title: true }).extend({ heading: line, atom: line, json: line }),
  article: z.strictObject({
    contents: line,
    /** Label of a scrollable table; `{columns}` is replaced. */
    table: line.includes('{columns}', 'must contain {columns}'),
    /** Label of a ticked checkbox in a checklist. */
    ticked: line,
    /** Heading of the footnotes. */
    notes: line,
    /** Label of the link from a footnote back to the text; `{number}` is replaced. */
    backToText: line.includes('{number}', 'must contain {number}'),
    services: line,
    neighbours: line,
    previous: line,
    next: line,
  }),
});
export type BlogPage = z.infer<typeof blogPage>;

/** The headings of the other sections are the names of their parent pages. */
export const sitemapPage = page.extend({ mainHeading: line });

export const legalPage = z.strictObject({
  intro: intro.extend({ lead: z.literal('Coming Soon') }),
  ask: paragraph,
});
export type LegalPage = z.infer<typeof legalPage>;

export const movedPage = page.extend({ action: line });

export const notFoundPage = z.strictObject({
  unknownPage: z.strictObject({
    heading: line,
    text: paragraph,
    homeAction: line,
    servicesAction: line,
  }),
  unknownService: z.strictObject({ heading: line, text: paragraph, action: line }),
});
