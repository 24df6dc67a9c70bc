import { z } from 'zod';
import { defineContent } from '@/content/schemas/define-content';
import { faqQuestions } from '@/content/schemas/faq';
import { services } from '@/content/schemas/service';
import { heroSlides } from '@/content/hero';
import { heroSlides as heroSlidesSchema } from '@/content/schemas/slide';
import { services as ownServices } from '@/content/services';
import { faqQuestions as ownQuestions } from '@/content/faq';

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
      'content/services.ts: the whole collection, field (entry): the site offers exactly 8 services',
    );
  });

  it('refuses a field that the schema does not know', () => {
    const wrong = ownServices.with(0, { ...firstService, titel: 'x' } as typeof firstService);
    expect(() => defineContent('content/services.ts', services, wrong)).toThrow(/titel/);
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
      `entry 1 (“${firstQuestion.id}”), field answer: has 3 words; answers take 40 to 90`,
    );
  });

  it('refuses highlight words that the title does not contain', () => {
    const [slide, ...rest] = heroSlides;
    if (!slide) throw new Error('The hero is empty.');
    const wrong = [{ ...slide, highlightWords: ['Elsewhere'] }, ...rest];
    expect(() => defineContent('content/hero.ts', heroSlidesSchema, wrong)).toThrow(
      'field highlightWords: “Elsewhere” does not stand in the title “Focus on What Matters Most”',
    );
  });
});
