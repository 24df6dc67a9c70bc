/** @jest-environment jsdom */
import { readEntry, writeEntry } from '@/components/islands/shared/history-entry';

it('keeps values beside each other and beside what another script keeps', () => {
  history.replaceState({ other: 1 }, '');
  expect(readEntry('tab')).toBeUndefined();
  writeEntry('tab', 2);
  writeEntry('answers', [true, false]);
  expect(readEntry('tab')).toBe(2);
  expect(readEntry('answers')).toEqual([true, false]);
  expect(readEntry('other')).toBe(1);
});

it('keeps them in the entry that a link to a fragment begins, and each page has its own', () => {
  writeEntry('tab', 3);
  history.pushState(null, '', '#Main');
  dispatchEvent(new Event('hashchange'));
  expect(readEntry('tab')).toBe(3);
  history.pushState(null, '', '/other');
  expect(readEntry('tab')).toBeUndefined();
});

it('leaves an earlier entry what it keeps itself', () => {
  history.replaceState({ tab: 4 }, '', '#earlier');
  writeEntry('answers', [true]);
  history.pushState({ tab: 5 }, '', '#later');
  writeEntry('tab', 6);
  history.replaceState({ tab: 4 }, '', '#earlier');
  dispatchEvent(new Event('hashchange'));
  expect([readEntry('tab'), readEntry('answers')]).toEqual([4, [true]]);
});

it('breaks nothing if the browser refuses to keep a value', () => {
  jest.spyOn(history, 'replaceState').mockImplementationOnce(() => {
    throw new DOMException('too often', 'SecurityError');
  });
  expect(() => writeEntry('tab', 1)).not.toThrow();
});
