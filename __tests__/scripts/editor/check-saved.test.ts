import { createCheck } from '@/scripts/editor/check-saved';

test('says what is wrong with the content after a save', async () => {
  const lines: string[] = [];
  const found = [['content/en/faq.yaml:7: field answer: is missing'], []];
  const check = createCheck(
    () => Promise.resolve(found.shift() ?? []),
    (line) => lines.push(line),
  );
  expect(await check.problems()).toEqual([]);

  check.start(['content/en/faq.yaml']);
  expect(await check.problems()).toEqual(['content/en/faq.yaml:7: field answer: is missing']);
  check.start(['content/en/faq.yaml']);
  expect(await check.problems()).toEqual([]);
  expect(lines).toEqual([
    'Saved content/en/faq.yaml, but the site cannot be built:',
    '  content/en/faq.yaml:7: field answer: is missing',
    'Saved content/en/faq.yaml',
  ]);
});
