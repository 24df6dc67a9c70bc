import { useTranslations } from 'next-intl';

/** The words of a slideshow's controls. */
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

/** @returns the labels of a slideshow with `count` slides; for server components */
export function useSlideshowLabels(count: number): SlideshowLabels {
  const t = useTranslations('slideshow');
  return {
    carousel: t('carousel'),
    slide: t('slide'),
    stop: t('stop'),
    start: t('start'),
    choose: t('choose'),
    goTo: Array.from({ length: count }, (_, index) => t('goTo', { number: index + 1 })),
  };
}
