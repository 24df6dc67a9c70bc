import type { DotState } from '@/components/islands/shared/slideshow/slide-dots';

/** The strings of a slideshow's controls. */
export interface SlideshowLabels {
  /** Role descriptions of the slideshow and of a slide. */
  carousel: string;
  slide: string;
  stop: string;
  start: string;
  /** Label of the group of dots. */
  choose: string;
  /** Labels of the dots, one for each slide. */
  goTo: readonly string[];
  states: Record<DotState, string>;
  /** Said when somebody shows a slide; `{number}`, `{title}` and `{text}` are replaced. */
  announcement: string;
}
