import { countWords } from '@/components/server/journal/reading-time';
import { articles, neighboursOf, published, readArticle } from '@/content/journal';
import { topicId } from '@/content/schemas/article';
import { services } from '@/content/services';
import { site } from '@/content/site';

const FILE = 'content/journal/two-looms.md';

/** An article's file; `change` replaces lines of its front matter, or leaves one out. */
function source(change: Record<string, string | undefined> = {}, body = 'One word.'): string {
  const lines = Object.entries({
    title: 'Two looms',
    summary: 'What two looms in one room have to say to each other, in fifty letters.',
    date: '2026-01-31',
    author: 'Head of weaving',
    topic: 'decide',
    services: '[it-solutions]',
    seed: 'looms',
    ...change,
  }).flatMap(([key, value]) => (value === undefined ? [] : [`${key}: ${value}`]));
  return ['---', ...lines, '---', '', body, ''].join('\n');
}

describe('an article', () => {
  it('is its front matter, its text and the name of its file', () => {
    expect(readArticle(FILE, source())).toEqual({
      slug: 'two-looms',
      title: 'Two looms',
      summary: 'What two looms in one room have to say to each other, in fifty letters.',
      date: '2026-01-31',
      author: 'Head of weaving',
      topic: 'decide',
      services: ['it-solutions'],
      seed: 'looms',
      draft: false,
      body: '\nOne word.\n',
    });
  });

  it('says the company’s name where it asks for it', () => {
    const { title, body } = readArticle(
      FILE,
      source({ title: 'At {company}' }, 'We at {company}.'),
    );
    expect([title, body.trim()]).toEqual([`At ${site.name}`, `We at ${site.name}.`]);
  });

  it.each([
    [{ author: undefined }, 'field author: is missing'],
    [{ title: 'x'.repeat(61) }, 'field title: has 61 characters; a title may have at most 60'],
    [{ summary: 'Too short.' }, 'field summary: has 10 characters; it needs at least 50'],
    [{ date: '31 January' }, 'field date: must be a day such as 2026-03-17'],
    [{ date: '2026-02-30' }, 'field date: must be a day such as 2026-03-17'],
    [{ topic: 'gossip' }, 'field topic: '],
    [{ services: '[weaving]' }, 'entry 1, field services: “weaving” is not the id of a service'],
    [{ services: '[]' }, 'field services: must name a service'],
    [{ draft: 'perhaps' }, 'field draft: must be true or false'],
    [{ titel: 'Two' }, 'field titel: is not a known field'],
    [{ title: 'Two: looms' }, 'the front matter cannot be read (a text with a colon needs quotes)'],
  ])('with %o stops the build and names file and field', (change, message) => {
    expect(() => readArticle(FILE, source(change))).toThrow(`${FILE}: ${message}`);
  });

  it('without front matter lacks every field', () => {
    expect(() => readArticle(FILE, 'Only text.')).toThrow(`${FILE}: field title: is missing`);
  });

  it('may not write the name of the company out', () => {
    expect(() => readArticle(FILE, source({}, `We at ${site.name}.`))).toThrow(
      `${FILE}: names the company; write “we” or {company}`,
    );
  });

  it('has a name of lower case words', () => {
    expect(() => readArticle('content/journal/Two_Looms.md', source())).toThrow(
      'content/journal/Two_Looms.md: the name must be lower case words joined by hyphens',
    );
  });
});

describe('the journal', () => {
  const article = (slug: string, date: string, draft = false) =>
    readArticle(`content/journal/${slug}.md`, source({ date, draft: String(draft) }));
  const all = [
    article('b', '2026-01-01'),
    article('draft', '2026-03-01', true),
    article('c', '2026-02-01'),
    article('a', '2026-01-01'),
  ];
  const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug);

  it('leaves drafts out unless it is told to show them, and begins with the newest', () => {
    expect(slugs(published(all, false))).toEqual(['c', 'a', 'b']);
    expect(slugs(published(all, true))).toEqual(['draft', 'c', 'a', 'b']);
  });

  it('knows what came before and after', () => {
    const list = published(all, false);
    const around = list.map((one) => {
      const { previous, next } = neighboursOf(one, list);
      return [previous?.slug, next?.slug];
    });
    expect(around).toEqual([
      ['a', undefined],
      ['b', 'c'],
      [undefined, 'a'],
    ]);
  });

  it('has articles of 700 to 1,000 words that address the reader', () => {
    expect(articles.length).toBeGreaterThanOrEqual(6);
    const lengths = articles.map(({ slug, body }) => [slug, countWords(body)] as const);
    expect(lengths.filter(([, words]) => words < 700 || words > 1_000)).toEqual([]);
    expect(articles.filter(({ body }) => !/\byou\b/.test(body))).toEqual([]);
  });

  it('has something on every topic and every service', () => {
    expect(new Set(articles.map(({ topic }) => topic))).toEqual(new Set(topicId.options));
    const concerned = new Set(articles.flatMap((one) => one.services));
    expect(concerned).toEqual(new Set(services.map(({ id }) => id)));
  });

  it('links in each text to the services that it concerns', () => {
    const missing = articles.flatMap(({ slug, body, services: ids }) =>
      ids.filter((id) => !body.includes(`](/service/${id})`)).map((id) => `${slug}: ${id}`),
    );
    expect(missing).toEqual([]);
  });
});
