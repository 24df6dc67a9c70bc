import { splitAround } from '@/components/ui/split-around';

it('keeps all words, however often the part occurs', () => {
  expect(splitAround('Read the terms, and accept the terms.', 'the terms')).toEqual([
    'Read ',
    ', and accept the terms.',
  ]);
  expect(splitAround('Read on', 'the terms')).toEqual(['Read on', '']);
});
