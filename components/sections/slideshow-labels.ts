import 'server-only';
import { useTranslations } from 'next-intl';

/** @returns the labels of a slideshow with `count` slides, for its island */
export function useSlideshowLabels(count: number) {
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
