import { ContentError } from '@/engine/content/content-error';
import { failureReport } from '@/scripts/report-failure';

it('puts each mistake of the content beside its line, and all of them into the summary', () => {
  const problems = [
    'content/en/faq.yaml:12: “price”, answer: is 100 % too long',
    'content/en/journal/first-days.md: title: is missing',
    'The icon “loom” is in no list',
  ];
  const { annotations, summary } = failureReport(new ContentError(problems));
  expect(annotations).toEqual([
    `::error file=content/en/faq.yaml,line=12::${problems[0]!.replace('%', '%25')}`,
    `::error file=content/en/journal/first-days.md::${problems[1]}`,
    `::error::${problems[2]}`,
  ]);
  for (const problem of problems) expect(summary).toContain(`\n    ${problem}\n`);
});

it('keeps a failure of several lines together', () => {
  const { annotations, summary } = failureReport(new Error('Broken links:\n  /about: /nowhere'));
  expect(annotations).toEqual(['::error::Broken links:%0A  /about: /nowhere']);
  expect(summary).toContain('\n    Broken links:\n      /about: /nowhere\n');
});
