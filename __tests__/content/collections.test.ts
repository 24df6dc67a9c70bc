/** The specification's counts and words, taken to the letter. */
import { faqEntries, faqQuestions, faqWebsiteEntries } from '@/content/faq';
import { routeOf } from '@/content/routes';
import { defineContent } from '@/content/schemas/define-content';
import { siteSchema } from '@/content/schemas/site';
import { services } from '@/content/services';
import { site } from '@/content/site';
import messages from '@/messages/en.json';
import { content } from '@/content/loaded';

const heroSlides = content.hero.slides;
const { industries } = content.industries;
const clientLogos = content.logos.logos;
const { journey } = content.milestones;
const { milestones } = content.milestones;
const onboardingSlides = content.onboarding.slides;
const aboutPage = content['pages/about'];
const careersPage = content['pages/careers'];
const culturePage = content['pages/work-culture'];
const ethicsPage = content['pages/ethics-code'];
const faqPage = content['pages/faq'];
const homePage = content['pages/home'];
const milestonesPage = content['pages/milestones'];
const notFoundPage = content['pages/not-found'];
const pricingPage = content['pages/pricing'];
const servicesPage = content['pages/services'];
const pricingBenefits = content.pricing.benefits;
const pricingModels = content.pricing.models;

const titles = (entries: readonly { title: string }[]) => entries.map(({ title }) => title);

describe('content', () => {
  it('has the five hero slides', () => {
    expect(heroSlides.map(({ title, description }) => [title, description])).toEqual([
      [
        'Focus on What Matters Most',
        'Ready to take your business to the next level? Let us handle the behind-the-scenes work while you focus on growth',
      ],
      ['24/7 Support', "Around the Clock Service, we're here whenever you need us"],
      ['Security First', 'Your Business, Protected, enterprise-grade security'],
      ['Global Talent Pool', 'Access World-Class Expertise, connect with top talent worldwide'],
      ['Seamless Integration', 'Perfect Team Fit, we become part of your team'],
    ]);
  });

  it('has the eight services with their categories', () => {
    expect(services.map(({ id, title, categories }) => [id, title, categories.length])).toEqual([
      ['risk-&-compliance', 'Risk & Compliance', 6],
      ['it-solutions', 'IT Solutions', 5],
      ['ai-solutions', 'Artificial Intelligence', 3],
      ['business-process', 'Business Process & ITES', 3],
      ['cloud-solutions', 'Cloud Solutions', 3],
      ['finance-&-accounting', 'Finance & Accounting', 3],
      ['digital-marketing', 'Digital Marketing', 3],
      ['social-media-management', 'Social Media Management', 3],
    ]);
  });

  it('shows a service under the id that its title gives, too', () => {
    for (const { id, aliases, title } of services) {
      expect([id, ...aliases]).toContain(title.toLowerCase().replaceAll(' ', '-'));
    }
  });

  it('has 15 questions in four or five topics and 9 website entries', () => {
    expect(faqQuestions).toHaveLength(15);
    const topics = new Set(faqQuestions.map(({ category }) => category)).size;
    expect([4, 5]).toContain(topics);
    expect(faqWebsiteEntries).toHaveLength(9);
    expect(new Set(faqEntries.map(({ id }) => id)).size).toBe(24);
  });

  it('has the nine industries', () => {
    expect(titles(industries)).toEqual([
      'Healthcare',
      'Finance',
      'Manufacturing',
      'Retail',
      'Education',
      'Real Estate',
      'Corporate',
      'Construction',
      'Travel & Tourism',
    ]);
  });

  it('has a milestone a year and the placeholder journey of the About page', () => {
    expect(milestones.map(({ year }) => year)).toEqual([2018, 2019, 2020, 2021, 2022, 2023]);
    expect(journey).toEqual(
      [2020, 2021, 2022, 2023].map((year) => ({ year, title: 'Major Milestone' })),
    );
  });

  it('has the six stages of onboarding', () => {
    expect(titles(onboardingSlides)).toEqual([
      'Onboarding Process',
      'Define Your Needs',
      'Global Talent Pool',
      'Selection Process',
      'Team Integration',
      'Ongoing Support',
    ]);
  });

  it('has the three pricing models, of which one is featured, and four benefits', () => {
    expect(titles(pricingModels)).toEqual([
      'Pay-As-You-Go',
      'Dedicated Team',
      'Fixed Price Project',
    ]);
    expect(titles(pricingModels.filter(({ featured }) => featured))).toEqual(['Dedicated Team']);
    expect(titles(pricingBenefits)).toEqual([
      'Flexibility',
      'Cost-Effectiveness',
      'Global Expertise',
      'Transparency',
    ]);
  });

  it('claims the three timelines', () => {
    expect(pricingPage.timelines.rows.map(({ size, duration }) => [size, duration])).toEqual([
      ['Small', '2-4 weeks'],
      ['Medium', '1-3 months'],
      ['Large', '3+ months'],
    ]);
  });

  it('has an ethics code of 4, 6 and 2 items, four culture cards, two jobs, three logos', () => {
    expect(ethicsPage.sections.map(({ items }) => items.length)).toEqual([4, 6, 2]);
    expect(culturePage.cards).toHaveLength(4);
    expect(careersPage.jobs.map(({ title, contract, place }) => [title, contract, place])).toEqual([
      ['Senior React Developer', 'Full-time', 'Remote'],
      ['Project Manager', 'Full-time', 'Hybrid'],
    ]);
    expect(clientLogos).toHaveLength(3);
  });

  it('keeps the headings that the specification gives', () => {
    expect([
      aboutPage.intro.heading,
      aboutPage.journeyHeading,
      ...titles(aboutPage.cards),
      milestonesPage.intro.heading,
      servicesPage.intro.heading,
      servicesPage.question,
      faqPage.intro.heading,
      faqPage.help.heading,
      faqPage.help.action,
      pricingPage.badge,
      pricingPage.benefitsHeading,
      homePage.logosHeading,
      notFoundPage.unknownService.heading,
      notFoundPage.unknownService.action,
    ]).toEqual([
      'About the product',
      'Our Journey',
      'Our People',
      'Our Culture',
      'Our Values',
      'Our Journey',
      'Transform Your Business',
      "What's your biggest challenge?",
      'Knowledge Base',
      "Can't find what you're looking for?",
      'Contact Support',
      'Popular Choice',
      'Why Choose Our Pricing Models?',
      'Trusted by innovation leaders',
      'Service not found',
      'Back to Services',
    ]);
  });

  it('calls the About page by one name in title, heading and menus', () => {
    const names = [routeOf('about').title, messages.navigation.items.about];
    expect(names).toEqual(names.map(() => aboutPage.intro.heading));
  });

  it('points at nobody real', () => {
    expect(new URL(site.url).hostname).toMatch(/\.example$/);
    expect(site.email).toMatch(/\.example$/);
    // Ofcom keeps 020 7946 0000 to 0999 for drama.
    expect(site.phone.e164).toMatch(/^\+44207946\d{4}$/);
    expect(site.profiles.map(({ name }) => name)).toEqual([
      'X',
      'Facebook',
      'Instagram',
      'LinkedIn',
      'YouTube',
      'WhatsApp',
    ]);
    for (const { url } of site.profiles) expect(url).toMatch(/\.example$|^https:\/\/wa\.me\//);
  });

  it('writes to the company’s own number', () => {
    const wrong = { ...site, phone: { ...site.phone, e164: '+442079460000' } };
    expect(() => defineContent('content/site.ts', siteSchema, wrong)).toThrow(
      'entry 6 (“WhatsApp”), field profiles.url: must be https://wa.me/442079460000',
    );
  });
});
