import { ContentCopy, SITE, SPRING } from './content-copy';
import { INTRO, pageFile } from '@/__tests__/content/examples';
import { filesIn } from '@/engine/content/read-file';

it('must say that visits are counted if the site has a service that counts them', () => {
  const said = 'onlyWith: insight';
  const copy = new ContentCopy();
  for (const file of filesIn('content/en', copy.root)) {
    copy.write(file, copy.read(file).replaceAll(said, ''));
  }
  copy.stopCounting();
  expect(copy.problems()).toEqual([]);
  copy.set(SITE, ['insight'], { kind: 'custom', url: 'https://visits.example' });
  expect(copy.onlyProblem()).toContain('field insight: no page says that visits are counted');
  expect(copy.lineOf(copy.onlyProblem())).toBe('insight:');
  copy.write(SPRING, pageFile(`${INTRO}  - { kind: text, text: Visits are counted., ${said} }\n`));
  expect(copy.problems()).toEqual([]);
});
