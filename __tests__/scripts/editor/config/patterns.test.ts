import { patternOf } from '@/scripts/editor/config/patterns';

it('takes no offence at spaces at the end, which saving removes', () => {
  const [pattern = ''] = patternOf({ type: 'string', pattern: '[.?!]$' }) ?? [];
  expect('We do. ').toMatch(new RegExp(pattern));
  expect('We do ').not.toMatch(new RegExp(pattern));
});
