import { ARTICLE_FIELDS, articleFile as article } from '@/__tests__/content/examples';
import { ARTICLE, SERVICES } from './content-copy';
import { copy } from './fresh-copy';

const PAGE = 'content/en/pages/services.yaml';

describe('a title or description that occurs twice', () => {
  /** Problems of repeated texts: where, in which field, and where the text occurs first. */
  const repeated = () =>
    copy.problems().map((problem) => {
      const [, place = '', first = ''] = /^(.+): “.*” is used in (\S+), too$/.exec(problem) ?? [];
      return `${place} ← ${first}`;
    });

  it('is reported at its second use, with the place of its first', () => {
    copy.set(PAGE, ['title'], 'One title');
    copy.set('content/en/pages/contact.yaml', ['title'], 'One title');
    const places = [PAGE, 'content/en/pages/contact.yaml'].map(
      (file) => `${file}:${copy.lineWith(file, 'One title')}`,
    );
    expect(repeated()).toEqual([`${places[1]}: field title ← ${places[0]}`]);
  });

  it('is reported in the newer of two articles, whatever their file names', () => {
    const older = 'content/en/journal/zigzag.md';
    copy.write(older, article('Text.', { date: '2026-01-30' }));
    copy.write(ARTICLE, article('Text.', { date: '2026-01-31' }));
    expect(repeated()).toEqual([
      `${ARTICLE}:2: field title ← ${older}:2`,
      `${ARTICLE}:3: field summary ← ${older}:3`,
    ]);
  });

  it('is reported in an article or a service rather than in a page', () => {
    copy.set(PAGE, ['title'], ARTICLE_FIELDS.title);
    copy.set(SERVICES, ['services', 0, 'title'], ARTICLE_FIELDS.title);
    copy.write(ARTICLE, article('Text.'));
    const first = `${PAGE}:${copy.lineWith(PAGE, ARTICLE_FIELDS.title)}`;
    const line = copy.lineWith(SERVICES, ARTICLE_FIELDS.title);
    expect(repeated()).toEqual([
      `${SERVICES}:${line}: entry 1 of services (“linen”), field title ← ${first}`,
      `${ARTICLE}:2: field title ← ${first}`,
    ]);
  });
});
