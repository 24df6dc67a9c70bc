import { z } from 'zod';
import { defineContent } from '@/content/schemas/define-content';
import { faqQuestions } from '@/content/schemas/faq';
import { services } from '@/content/schemas/service';
import { siteSchema } from '@/content/schemas/site';
import { heroSlides as heroSlidesSchema } from '@/content/schemas/slide';
import { services as ownServices } from '@/content/services';
import { site } from '@/content/site';
import { faqQuestions as ownQuestions } from '@/content/faq';
import { content } from '@/content/loaded';

const heroSlides = content.hero.slides;

const [firstService] = ownServices;
const [firstQuestion] = ownQuestions;
if (!firstService || !firstQuestion) throw new Error('The collections are empty.');

describe('defineContent', () => {
  it('returns what the schema makes of valid data', () => {
    expect(defineContent('content/x.ts', z.array(z.string()), ['a'])).toEqual(['a']);
  });

  it('names file, entry and field of a wrong entry', () => {
    const wrong = ownServices.with(2, { ...firstService, id: 'ai-solutions', title: ' ' });
    expect(() => defineContent('content/services.ts', services, wrong)).toThrow(
      'content/services.ts: entry 3 (“ai-solutions”), field title: must not begin or end with a space',
    );
  });

  it('names the entry inside an entry', () => {
    const [category] = firstService.categories;
    if (!category) throw new Error('The first service has no category.');
    const wrong = ownServices.with(0, {
      ...firstService,
      categories: [{ ...category, tasks: ['One task'] }],
    });
    expect(() => defineContent('content/services.ts', services, wrong)).toThrow(
      `entry 1 (“${firstService.id}”), entry 1 (“${category.name}”), field categories.tasks: needs at least 5 tasks`,
    );
  });

  it('says of a collection as a whole what is wrong with it', () => {
    expect(() => defineContent('content/services.ts', services, ownServices.slice(1))).toThrow(
      'content/services.ts: the whole collection: has 7 services; there must be exactly 8 (to change that, change content/schemas/service.ts)',
    );
  });

  it('refuses a field that the schema does not know', () => {
    const wrong = ownServices.with(0, { ...firstService, titel: 'x' } as typeof firstService);
    expect(() => defineContent('content/services.ts', services, wrong)).toThrow(
      `entry 1 (“${firstService.id}”), field titel: is not a known field`,
    );
  });

  it('refuses the same id twice, aliases included', () => {
    const wrong = ownServices.with(0, { ...firstService, aliases: ['cloud-solutions'] });
    expect(() => defineContent('content/services.ts', services, wrong)).toThrow(
      '“cloud-solutions” is used by an earlier entry; it must be unique',
    );
  });

  it('counts the words of an answer', () => {
    const wrong = ownQuestions.with(0, { ...firstQuestion, answer: 'Far too short.' });
    expect(() => defineContent('content/faq.ts', faqQuestions, wrong)).toThrow(
      `entry 1 (“${firstQuestion.id}”), field answer: has 3 words; an answer needs 40 to 90`,
    );
  });

  it('refuses a link that is not in the route table', () => {
    const wrong = ownQuestions.with(0, { ...firstQuestion, link: '/hiring' });
    expect(() => defineContent('content/faq.ts', faqQuestions, wrong)).toThrow(
      `content/faq.ts: entry 1 (“${firstQuestion.id}”), field link: “/hiring” is not a path in content/routes.ts`,
    );
  });

  it.each([
    [{ opens: '8am' }, 'field hours.opens: must be a time of the day such as 09:00'],
    [{ opens: '19:00' }, 'field hours.closes: must be later than opens, on the same day'],
  ])('refuses hours that are none: %o', (change, message) => {
    const wrong = { ...site, hours: { ...site.hours, ...change } };
    expect(() => defineContent('content/site.ts', siteSchema, wrong)).toThrow(message);
  });

  it('refuses a time zone that clocks do not know', () => {
    const offices = site.offices.map((office) => ({ ...office, timeZone: 'Europe/Londn' }));
    expect(() => defineContent('content/site.ts', siteSchema, { ...site, offices })).toThrow(
      'entry 1, field offices.timeZone: must be a time zone such as Europe/London',
    );
  });

  it('refuses highlight words that the title does not contain', () => {
    const [slide, ...rest] = heroSlides;
    if (!slide) throw new Error('The hero is empty.');
    const wrong = [{ ...slide, highlightWords: ['Elsewhere'] }, ...rest];
    expect(() => defineContent('content/hero.ts', heroSlidesSchema, wrong)).toThrow(
      'field highlightWords: “Elsewhere” does not occur in the title “Focus on What Matters Most”',
    );
  });
});
