/** @jest-environment jsdom */
// Lines 22 to 24 of e2e/README.md.
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { OnboardingSlideshow } from '@/components/islands/onboarding-slideshow/onboarding-slideshow';
import { fillText } from '@/engine/islands/fill-text';
import messages from '@/messages/en.json';

const { slideshow } = messages;
const titles = ['Begin', 'Define', 'Look', 'Select', 'Join', 'Support'];
const labels = {
  ...slideshow,
  goTo: titles.map((_, index) => fillText(slideshow.goTo, { number: index + 1 })),
};

beforeEach(() => {
  jest.useFakeTimers();
  window.matchMedia = () =>
    ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
  render(
    <OnboardingSlideshow
      label="Six stages"
      labels={labels}
      slides={titles.map((title) => ({ title }))}
    />,
  );
});

afterEach(() => jest.useRealTimers());

/** In steps, since React sets the next timer only after the step. */
function pass(ms: number) {
  for (let left = ms; left > 0; left -= 500)
    act(() => jest.advanceTimersByTime(Math.min(left, 500)));
}
const dot = (number: number) => screen.getByRole('button', { name: labels.goTo[number - 1] });
const states = () =>
  titles.map((title, index) => {
    const id = dot(index + 1).getAttribute('aria-describedby') ?? '';
    return document.getElementById(id)?.textContent.replace(`${title}, `, '');
  });
const { current, completed, pending } = slideshow.states;

test('22: six slides; advances at 5000 ms; after 6 comes 1', () => {
  pass(4999);
  expect(dot(1)).toHaveAttribute('aria-current', 'true');
  pass(1);
  expect(dot(2)).toHaveAttribute('aria-current', 'true');
  for (let count = 0; count < 4; count += 1) pass(5000);
  expect(dot(6)).toHaveAttribute('aria-current', 'true');
  pass(5000);
  expect(dot(1)).toHaveAttribute('aria-current', 'true');
});

test('23: a slide left behind is completed', () => {
  fireEvent.click(dot(4));
  expect(states()).toEqual([completed, pending, pending, current, pending, pending]);
});

test('24: a dot is current while its slide is shown, also when completed before', () => {
  fireEvent.click(dot(2));
  fireEvent.click(dot(1));
  expect(states()).toEqual([current, completed, pending, pending, pending, pending]);
  pass(4500);
  expect(states()[0]).toBe(current);
});

test('24: the state is in the accessible description', () => {
  expect(dot(1)).toHaveAccessibleDescription(`Begin, ${current}`);
  expect(dot(2)).toHaveAccessibleDescription(`Define, ${pending}`);
});
