'use client';

import type { SlideshowLabels } from '@/components/islands/shared/slideshow/slideshow-labels';
import { useSlideshow } from '@/components/islands/shared/slideshow/use-slideshow';
import { RotationButton } from '@/components/islands/shared/slideshow/rotation-button';
import { SlideDots, type DotState } from '@/components/islands/shared/slideshow/slide-dots';
import { SlideRow } from '@/components/islands/shared/slideshow/slide-row';

const ADVANCE_MS = 5_000;
const COMPLETE_MS = 4_000;

interface OnboardingSlideshowProps {
  label: string;
  labels: SlideshowLabels;
  /** The slides, whose contents are slots. */
  slides: readonly { title: string }[];
}

/** The stages, one after the other; each dot shows whether its stage has been seen. */
export function OnboardingSlideshow({ label, labels, slides }: OnboardingSlideshowProps) {
  const { state, send, row, root } = useSlideshow({
    count: slides.length,
    intervalMs: ADVANCE_MS,
    completeMs: COMPLETE_MS,
  });
  const { index: current, completed } = state;
  const stateOf = (index: number): DotState => {
    if (index === current) return 'current';
    return completed.includes(index) ? 'completed' : 'pending';
  };

  return (
    <section
      {...root}
      aria-roledescription={labels.carousel}
      aria-label={label}
      className="group/slideshow"
    >
      <div className="invisible -ms-3 flex items-center gap-2 not-group-data-enhanced/slideshow:animate-take-back group-data-enhanced/slideshow:visible print:hidden noscript:hidden">
        <RotationButton labels={labels} state={state} send={send} />
        <SlideDots
          label={labels.choose}
          dots={slides.map(({ title }, index) => ({
            name: labels.goTo[index] ?? title,
            description: `${title}, ${labels.states[stateOf(index)]}`,
            state: stateOf(index),
          }))}
          onChoose={(index) => send({ type: 'jump', index })}
        />
      </div>
      <SlideRow {...row} label={label} labels={labels} slides={slides} className="noscript:block" />
    </section>
  );
}
