/** Visits are counted only by a site that says so. */
import { ContentCopy, SITE, SPRING } from './content-copy';
import { INTRO, pageFile } from '@/__tests__/content/examples';
import { filesIn } from '@/engine/content/read-file';

const SAID = 'onlyWith: insight';

it('a service of visits is refused while no page says a word of it', () => {
  const copy = new ContentCopy();
  for (const file of filesIn('content/en', copy.root)) {
    copy.write(file, copy.read(file).replaceAll(SAID, ''));
  }
  copy.stopCounting();
  expect(copy.problems()).toEqual([]);
  copy.set(SITE, ['insight'], { kind: 'custom', url: 'https://visits.example' });
  expect(copy.onlyProblem()).toContain('field insight: no page says that visits are counted');
  expect(copy.lineOf(copy.onlyProblem())).toBe('insight:');
  const text = `  - { kind: text, text: Visits are counted., ${SAID} }\n`;
  copy.write(SPRING, pageFile(INTRO + text));
  expect(copy.problems()).toEqual([]);
});
