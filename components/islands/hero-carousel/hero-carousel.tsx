'use client';

import { useEffect, type MouseEvent } from 'react';
import type { SlideshowLabels } from '@/components/islands/shared/slideshow/slideshow-labels';
import { useSlideshow } from '@/components/islands/shared/slideshow/use-slideshow';
import { Container } from '@/components/ui/container';
import { RotationButton } from '@/components/islands/shared/slideshow/rotation-button';
import { SlideDots } from '@/components/islands/shared/slideshow/slide-dots';
import { SlideRow } from '@/components/islands/shared/slideshow/slide-row';

const ADVANCE_MS = 5_000;
const PAUSE_AFTER_DOT_MS = 5_000;

interface HeroCarouselProps {
  label: string;
  labels: SlideshowLabels;
  /** The slides, whose contents are slots. */
  slides: readonly { title: string }[];
}

/** Suppresses the mouse's context menu; the keyboard's menu key and a long press keep theirs. */
function preventMouseMenu(event: MouseEvent) {
  const { pointerType, button } = event.nativeEvent as PointerEvent;
  // For the menu key Chromium reports a mouse with button -1; others report no pointer type.
  const isMouse = pointerType === 'mouse' ? button >= 0 : !pointerType && button === 2;
  if (isMouse) event.preventDefault();
}

/** The hero: slides that loop, with a stop button and a dot for each slide. */
export function HeroCarousel({ label, labels, slides }: HeroCarouselProps) {
  const { state, send, row, root } = useSlideshow({
    count: slides.length,
    intervalMs: ADVANCE_MS,
    pauseAfterJumpMs: PAUSE_AFTER_DOT_MS,
  });
  const { index: current } = state;

  // The page has been painted by now, so the drawings of the other slides can be loaded.
  useEffect(() => {
    row.ref.current?.querySelectorAll('img').forEach((image) => (image.loading = 'eager'));
  }, [row.ref]);

  return (
    <section
      {...root}
      aria-roledescription={labels.carousel}
      aria-label={label}
      onContextMenu={preventMouseMenu}
      className="group/slideshow relative -mt-bar"
    >
      {slides.length > 1 && (
        <div className="pointer-events-none invisible absolute inset-x-0 bottom-0 z-1 group-data-enhanced/slideshow:visible print:hidden">
          <Container className="flex items-center gap-2 pb-4">
            <div className="pointer-events-auto -ms-3 flex items-center gap-2">
              <RotationButton labels={labels} state={state} send={send} />
              <SlideDots
                label={labels.choose}
                dots={slides.map(({ title }, index) => ({
                  name: labels.goTo[index] ?? title,
                  description: index === current ? `${title}, ${labels.states.current}` : title,
                  state: index === current ? 'current' : 'pending',
                }))}
                onChoose={(index) => send({ type: 'jump', index })}
                onHover={(isOver) => send({ type: isOver ? 'hold' : 'release' })}
              />
            </div>
          </Container>
        </div>
      )}
      <SlideRow {...row} label={label} labels={labels} slides={slides} />
    </section>
  );
}
