import { z } from 'zod';
import { topicId } from '@/content/schemas/article';
import { internalLink } from '@/content/schemas/internal-link';
import {
  intro,
  line,
  pageDescription,
  pageTitle,
  paragraph,
  slug,
  template,
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

/** Title and description of a page, for browsers, search engines and shared links. */
const head = z.strictObject({ title: pageTitle, description: pageDescription });
const page = head.extend({ intro });
const withNext = page.extend({ next: nextStep });

export const homePage = head.extend({
  logosHeading: line,
  carouselLabel: line.refine(
    (value) => !/carousel/i.test(value),
    'must not contain “carousel”, which screen readers add',
  ),
  exploreAction: line,
  contactAction: line,
});
export type HomePage = z.infer<typeof homePage>;

export const aboutPage = withNext.extend({
  /** The mission itself is a text of the purpose page. */
  mission: z.strictObject({ heading: line }),
  cards: z.array(titled).min(1),
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
        needs: z.array(line).min(1),
        firstMonth: paragraph,
      }),
    )
    .min(1),
});
export type WhyPage = z.infer<typeof whyPage>;

const value = titled.extend({ inCode: z.boolean() });
export type Value = z.infer<typeof value>;
export const purposePage = withNext.extend({
  mission: titled,
  vision: titled,
  valuesHeading: line,
  /** A value `inCode` is a rule of the code of ethics, too. */
  values: z.array(value).min(1),
});

export const milestonesPage = withNext.extend({
  carousel: z.strictObject({
    carousel: line.refine(
      (value) => !/carousel/i.test(value),
      'must not contain “carousel”, which screen readers add',
    ),
    previous: line,
    next: line,
    /** Announced after a change; `{year}`, `{position}` and `{count}` are replaced. */
    status: template(['year'], ['position', 'count']),
  }),
});
export type MilestonesPage = z.infer<typeof milestonesPage>;

export const culturePage = withNext.extend({
  practiceLabel: line,
  cards: z.array(titled.extend({ practice: paragraph })).min(1),
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
        work: z.array(paragraph).min(1),
        result: paragraph,
        team: line,
      }),
    )
    .min(1),
});
export type StoriesPage = z.infer<typeof storiesPage>;
export type Story = z.infer<typeof storiesPage>['stories'][number];

export const hirePage = withNext.extend({
  /** First line of the prefilled message; `{role}` is replaced. */
  messageTemplate: template(['role']),
  roles: z
    .array(
      titled.extend({
        id: slug,
        skills: z.array(line).min(1),
        action: line,
        /**
         * The role as it appears in the first line of the prefilled message, such as “a developer”.
         */
        inMessage: line,
      }),
    )
    .min(1),
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
  messageTemplate: template(['job']),
  jobs: z
    .array(
      titled.extend({
        id: slug,
        contract: line,
        place: line,
        youDo: z.array(line).min(1),
        youBring: z.array(line).min(1),
      }),
    )
    .min(1),
  action: line,
});
export type CareersPage = z.infer<typeof careersPage>;
export type Job = z.infer<typeof careersPage>['jobs'][number];

const ethicsSection = z
  .strictObject({
    id: slug,
    title: line,
    summary: paragraph,
    /** Begins with the values of the purpose page that are rules. */
    values: z.boolean().default(false),
    items: z.array(titled).default([]),
  })
  .refine(({ values, items }) => values || items.length > 0, {
    path: ['items'],
    error: 'needs at least 1',
  });
export type EthicsSection = z.infer<typeof ethicsSection>;
export const ethicsPage = withNext.extend({
  contentsHeading: line,
  sections: z
    .array(ethicsSection)
    .min(1)
    .check(uniqueBy('id', ({ id }) => id)),
});

export const hiringGuidePage = withNext.extend({
  stepsHeading: line,
  labels: z.strictObject({ youDo: line, weDo: line }),
  steps: z.array(titled.extend({ when: line, youDo: line, weDo: line })).min(1),
  figuresHeading: line,
  /** The claimed figures, exactly as given. */
  figures: z.array(z.strictObject({ figure: line, meaning: line })).min(1),
});
export type HiringGuidePage = z.infer<typeof hiringGuidePage>;

export const contactPage = page.extend({
  cardsHeading: line,
  cards: z.strictObject({
    email: line,
    phone: line,
    /** `{country}` is replaced. */
    office: template(['country']),
    website: line,
    newTab: line,
    hours: line,
    /** What follows the hours; `{days}` is replaced. */
    closed: z.strictObject({ weekend: line, days: template(['days']) }),
    /** How the opening hours relate to support around the clock. */
    roundTheClock: paragraph,
  }),
  /** Strings of the drawing of the offices' day. */
  day: z.strictObject({
    heading: line,
    open: line,
    closed: line,
    /** The hours in places with summer time; `{times}` is replaced. */
    summer: template(['times']),
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
  empty: line,
});

export const servicesPage = withNext.extend({
  question: line,
  explorer: categoryLabels.extend({
    tasksAvailable: template(['n']),
    /** `{service}` is replaced. */
    close: template(['service']),
    more: template(['service']),
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
  slideshowLabel: line.refine(
    (value) => !/carousel/i.test(value),
    'must not contain “carousel”, which screen readers add',
  ),
});

export const securityPage = withNext.extend({
  sections: z
    .array(
      z.strictObject({
        id: slug,
        title: line,
        summary: paragraph,
        measures: z.array(titled).min(1),
      }),
    )
    .min(1),
});
export type SecurityPage = z.infer<typeof securityPage>;

export const faqPage = page.extend({
  search: z.strictObject({
    label: line,
    placeholder: line,
    suggestions: line,
    /** Announced after a pause; `{count}` is replaced. */
    count: z.strictObject({ one: line, many: template(['count']) }),
    none: line,
    noneText: line,
    contact: line,
    /** Shown before the page of an entry; `{question}` is replaced. */
    toast: z.strictObject({
      title: line,
      description: template(['question']),
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
  messageTemplate: template(['model']),
  idealForHeading: line,
  featuresHeading: line,
  benefitsHeading: line,
  timelines: z.strictObject({
    heading: line,
    lead: paragraph,
    columns: z.strictObject({ size: line, duration: line, example: line }),
    rows: z.array(z.strictObject({ size: line, duration: line, example: line })).min(1),
  }),
});
export type PricingPage = z.infer<typeof pricingPage>;

const topic = titled.extend({ id: topicId });
export type Topic = z.infer<typeof topic>;

export const blogPage = withNext.extend({
  /** One for each topic that an article may name. */
  topics: z
    .array(topic)
    .refine(
      (topics) => topicId.options.every((wanted) => topics.some(({ id }) => id === wanted)),
      `needs an entry for each of ${topicId.options.join(', ')}`,
    )
    .check(uniqueBy('id', ({ id }) => id)),
  readingTime: template(['minutes']),
  subscribe: titled.omit({ title: true }).extend({ heading: line, atom: line, json: line }),
  article: z.strictObject({
    contents: line,
    /** Label of a scrollable table; `{columns}` is replaced. */
    table: template(['columns']),
    /** Label of a ticked checkbox in a checklist. */
    ticked: line,
    /** Heading of the footnotes. */
    notes: line,
    /** Label of the link from a footnote back to the text; `{number}` is replaced. */
    backToText: template(['number']),
    services: line,
    neighbours: line,
    previous: line,
    next: line,
  }),
});
export type BlogPage = z.infer<typeof blogPage>;

/** The headings of the other sections are the names of their parent pages. */
export const sitemapPage = page.extend({ mainHeading: line });

export const legalPage = head.extend({
  intro: intro.extend({ lead: line }),
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
