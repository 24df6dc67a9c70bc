import { ContentError } from '@/engine/shared/content-error';
import { failureReport } from '@/scripts/report-failure';

it('puts each mistake of the content beside its line, and all of them into the summary', () => {
  const problems = [
    { file: 'content/en/faq.yaml', line: 12, message: 'is 100 % too long' },
    { file: 'content/en/journal/a,b.md', message: 'is missing' },
    { file: 'CONTACT_ENDPOINT', message: 'must be a URL' },
  ];
  const { annotations, summary } = failureReport(new ContentError(problems));
  expect(annotations).toEqual([
    '::error file=content/en/faq.yaml,line=12::content/en/faq.yaml:12: is 100 %25 too long',
    '::error file=content/en/journal/a%2Cb.md::content/en/journal/a,b.md: is missing',
    '::error::CONTACT_ENDPOINT: must be a URL',
  ]);
  expect(summary).toContain('\n    content/en/faq.yaml:12: is 100 % too long\n');
  expect(summary).toContain('\n    content/en/journal/a,b.md: is missing\n');
});

it('keeps a failure of several lines together', () => {
  const { annotations, summary } = failureReport(new Error('Broken links:\n  /about: /nowhere'));
  expect(annotations).toEqual(['::error::Broken links:%0A  /about: /nowhere']);
  expect(summary).toContain('\n    Broken links:\n      /about: /nowhere\n');
});
