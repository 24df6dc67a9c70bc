/** @jest-environment jsdom */
// The part of milestones/moving of e2e/README.md that needs neither layout nor the slider.
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MilestonesCarousel } from '@/components/islands/milestones-carousel/milestones-carousel';
import { SlotProvider } from '@/engine/islands/slot';
import { createRowSlider } from '@/components/islands/milestones-carousel/row-slider';
import { copyOf } from '@/content/model/pages';

const milestonesPage = copyOf('milestones');

jest.mock('@/components/islands/milestones-carousel/row-slider');

const labels = { ...milestonesPage.carousel, roleDescription: 'row of years' };
const years = [2018, 2019, 2020];
const destroy = jest.fn();
/** The slider calls this when the visitor drags or scrolls. */
let report: (index: number) => void;

beforeEach(() => {
  jest.mocked(createRowSlider).mockImplementation((_row, onIndex) => {
    report = onIndex;
    onIndex(0);
    let at = 0;
    const moveTo = (index: number) => onIndex((at = index));
    const moveBy = (step: number) => moveTo(Math.min(Math.max(at + step, 0), years.length - 1));
    return { moveTo, moveBy, destroy };
  });
});

afterEach(() => (document.dir = ''));

function renderCarousel() {
  return render(
    <SlotProvider
      content={{
        rendered: {
          milestones: years.map((year) => (
            <li key={year}>
              <h2>{`Step of ${year}`}</h2>
            </li>
          )),
        },
      }}
    >
      <MilestonesCarousel labels={labels} years={years} />
    </SlotProvider>,
  );
}

it('takes its role description from its labels', () => {
  renderCarousel();
  expect(screen.getByRole('region')).toHaveAttribute('aria-roledescription', 'row of years');
});

it('milestones/moving: says a change once, with its headline, and nothing at first', () => {
  jest.useFakeTimers();
  const said = renderCarousel().container.querySelector('[aria-live=polite]');
  expect(said).toBeEmptyDOMElement();
  act(() => report(1));
  expect(said).toHaveTextContent('2019, 2 of 3. Step of 2019');
  expect(screen.getByText('2019, 2 of 3')).not.toHaveAttribute('role');
  jest.advanceTimersByTime(3_000);
  expect(said).toBeEmptyDOMElement();
  jest.useRealTimers();
});

it('milestones/moving: an arrow key with Alt is left to the browser', async () => {
  renderCarousel();
  screen.getByRole('list').focus();
  await userEvent.keyboard('{End}{Alt>}{ArrowLeft}{/Alt}');
  expect(screen.getByText('2020, 3 of 3')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByText('2019, 2 of 3')).toBeInTheDocument();
});

it('milestones/moving: on a right-to-left page the left arrow moves to the next year', async () => {
  document.dir = 'rtl';
  renderCarousel();
  const user = userEvent.setup();
  screen.getByRole('list').focus();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByText('2019, 2 of 3')).toBeInTheDocument();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByText('2018, 1 of 3')).toBeInTheDocument();
});

it('unmounting destroys the slider', () => {
  renderCarousel().unmount();
  expect(destroy).toHaveBeenCalled();
});
