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
    states: {
      current: t('states.current'),
      completed: t('states.completed'),
      pending: t('states.pending'),
    },
    // All but the number of slides stays to be filled in.
    announcement: t('announcement', {
      count: String(count),
      number: '{number}',
      title: '{title}',
      text: '{text}',
    }),
  };
}
