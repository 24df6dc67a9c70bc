/** The strings of a slideshow's controls. */
export interface SlideshowLabels {
  /** What assistive technology calls the whole and its parts. */
  carousel: string;
  slide: string;
  stop: string;
  start: string;
  /** Names the group of dots. */
  choose: string;
  /** The name of each dot, one a slide. */
  goTo: readonly string[];
}
