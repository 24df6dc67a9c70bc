import type { Browser, Locator, Page } from '@playwright/test';
import { fillText } from '@/engine/islands/fill-text';
import messages from '@/messages/en.json';
import { CPU_SLOWDOWN } from '@/scripts/bench/slow-device';

/** An animation, and the control that starts it. */
export type Motion = {
  name: string;
  page: string;
  width: number;
  /** The control; it appears only once the script that animates is running. */
  control: (page: Page) => Locator;
  /** Whether hovering over the control is enough. */
  onHover?: boolean;
};

/** How smoothly an animation ran on a throttled processor. */
export type Smoothness = {
  /** Frames per second in the `DURATION` after the input. */
  rate: number;
  /** The longest frame, in ms; at 60 frames per second each takes 17. */
  longest: number;
};

/** Longer than any animation of the site, in ms. */
const DURATION = 1_000;

/** Time for the page to settle before it is measured, in ms. */
const PAUSE = 500;

const PHONE = 390;
const DESKTOP = 1280;
const HEIGHT = 800;

const css = (selector: string) => (page: Page) => page.locator(selector).first();
const secondDot = (page: Page) =>
  page.getByRole('button', { name: fillText(messages.slideshow.goTo, { number: 2 }) });

export const MOTIONS: readonly Motion[] = [
  {
    name: 'About panel opens',
    page: '/',
    width: DESKTOP,
    control: css('#AboutToggle'),
    onHover: true,
  },
  { name: 'mobile menu opens', page: '/', width: PHONE, control: css('#MenuToggle') },
  ...[PHONE, DESKTOP].flatMap((width) => [
    { name: 'hero moves on', page: '/', width, control: secondDot },
    {
      name: 'service opens',
      page: '/services',
      width,
      control: css('[data-island="service-explorer"] button'),
    },
    {
      name: 'milestones move on',
      page: '/about/milestones',
      width,
      control: css('[data-island="milestones-carousel"] button:enabled'),
    },
    { name: 'onboarding moves on', page: '/onboarding-guide', width, control: secondDot },
    {
      name: 'tab changes',
      page: '/service/it-solutions',
      width,
      control: css('[role="tab"][aria-selected="false"]'),
    },
  ]),
];

/** Starts one animation with the pointer, on a throttled processor, and counts the frames. */
export async function measureMotion(
  browser: Browser,
  origin: string,
  { page: path, width, control, onHover = false }: Motion,
): Promise<Smoothness> {
  const page = await browser.newPage({ viewport: { width, height: HEIGHT } });
  try {
    await page.goto(origin + path);
    const { x, y } = await centreOf(control(page));
    if (!onHover) await page.mouse.move(x, y);
    await page.waitForTimeout(PAUSE);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.evaluate(recordFrames);
    await page.waitForTimeout(PAUSE);
    const start = await page.evaluate(() => performance.now());
    await (onHover ? page.mouse.move(x, y) : page.mouse.click(x, y));
    await page.waitForTimeout(DURATION);
    const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
    return smoothnessOf(frames.filter((time) => time >= start && time <= start + DURATION));
  } finally {
    await page.close();
  }
}

/** @param times timestamps of the frames, in ms */
export function smoothnessOf(times: readonly number[]): Smoothness {
  const waits = times.slice(1).map((time, index) => time - (times[index] ?? NaN));
  const whole = waits.reduce((sum, wait) => sum + wait, 0);
  return { rate: (waits.length / whole) * 1_000, longest: Math.max(...waits) };
}

async function centreOf(control: Locator): Promise<{ x: number; y: number }> {
  await control.waitFor();
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error(`Not visible: ${control.toString()}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * Runs in the page. `record` is a method, because the compiler wraps named functions in a helper
 * that the page lacks.
 */
function recordFrames(): void {
  const recorder = {
    frames: [] as number[],
    record(this: void, time: number) {
      recorder.frames.push(time);
      requestAnimationFrame(recorder.record);
    },
  };
  Object.assign(window, { frames: recorder.frames });
  requestAnimationFrame(recorder.record);
}
