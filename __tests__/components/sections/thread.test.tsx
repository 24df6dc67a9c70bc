/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { Thread } from '@/components/sections/thread';

/** Classes in the order of painting: what comes later lies on top. */
const painted = (container: HTMLElement) =>
  [...container.querySelectorAll('line')].map((line) => line.getAttribute('class'));

it.each([
  [true, ['weave-warp', 'weave-casing', 'weave-weft']],
  [false, ['weave-weft', 'weave-casing', 'weave-warp']],
])('paints a knot in the other colour; on top: %s', (isOver, order) => {
  const knot = { at: '6', isOver };
  const { container } = render(<Thread pieces={[{ colour: 'warp', to: 400 }]} knot={knot} />);
  expect(painted(container)).toEqual(order);
});

it('joins pieces of two colours without a gap', () => {
  const { container } = render(
    <Thread
      pieces={[
        { colour: 'warp', to: 50 },
        { colour: 'weft', from: 50, to: 100 },
      ]}
    />,
  );
  const [first, second] = container.querySelectorAll('line');
  expect(painted(container)).toEqual(['weave-warp', 'weave-weft']);
  expect(first).toHaveAttribute('x2', '50%');
  expect(second).toHaveAttribute('x1', '50%');
});
