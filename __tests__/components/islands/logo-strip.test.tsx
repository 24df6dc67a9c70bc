/** @jest-environment jsdom */
// Covers logos/loading of e2e/README.md.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { LogoStrip } from '@/components/islands/logo-strip/logo-strip';

const clientLogos = ['Loom', 'Shuttle', 'Heddle'].map((name) => ({
  name,
  src: `/logos/${name}.svg`,
  width: 120,
  height: 40,
}));

const isHidden = () => screen.getByRole('list').hasAttribute('data-waiting');
const logo = (index: number) => screen.getByRole('img', { name: clientLogos[index]?.name });

let warn: jest.SpyInstance;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('logos/loading: after 3000 ms shows the logos that are loaded, and the names of the others', () => {
  jest.useFakeTimers();
  render(<LogoStrip logos={clientLogos} />);
  fireEvent.load(logo(0));
  fireEvent.load(logo(2));
  act(() => jest.advanceTimersByTime(2_999));
  expect(isHidden()).toBe(true);
  act(() => jest.advanceTimersByTime(1));
  expect(isHidden()).toBe(false);
  expect(screen.getByText(clientLogos[1]!.name)).toBeInTheDocument();
  expect(screen.getAllByRole('img')).toHaveLength(2);
  expect(warn).toHaveBeenCalledTimes(1);
});

it.each([
  ['does not hide logos that are there', 10, 0],
  ['knows of failures before its time', 0, clientLogos.length],
])('logos/loading: %s', (_, naturalWidth, warnings) => {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(naturalWidth);
  render(<LogoStrip logos={clientLogos} />);
  expect(isHidden()).toBe(false);
  expect(warn).toHaveBeenCalledTimes(warnings);
});
