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
  /** Their contents come as slots. */
  slides: readonly { title: string }[];
}

/** No menu for the mouse; the keyboard's menu key and a long touch keep theirs. */
function preventMouseMenu(event: MouseEvent) {
  const { pointerType, button } = event.nativeEvent as PointerEvent;
  // Chromium gives the menu key the pointer of a mouse and the button -1; others tell no pointer.
  const isMouse = pointerType === 'mouse' ? button >= 0 : !pointerType && button === 2;
  if (isMouse) event.preventDefault();
}

/** The home page's opening: slides that loop, with a button that stops them and a dot for each. */
export function HeroCarousel({ label, labels, slides }: HeroCarouselProps) {
  const { state, send, row, root } = useSlideshow({
    count: slides.length,
    intervalMs: ADVANCE_MS,
    pauseAfterJumpMs: PAUSE_AFTER_DOT_MS,
  });
  const { index: current, begun, rotating } = state;

  // The page has been painted by now: the drawings of the other slides come before their turn.
  useEffect(() => {
    row.current?.querySelectorAll('img').forEach((image) => (image.loading = 'eager'));
  }, [row]);

  return (
    <section
      {...root}
      aria-roledescription={labels.carousel}
      aria-label={label}
      onContextMenu={preventMouseMenu}
      className="group/slideshow relative -mt-header"
    >
      <div className="pointer-events-none invisible absolute inset-x-0 bottom-0 z-1 group-data-enhanced/slideshow:visible print:hidden">
        <Container className="flex items-center gap-2 pb-4">
          <div className="pointer-events-auto -ml-3 flex items-center gap-2">
            <RotationButton
              rotating={rotating}
              labels={labels}
              onPress={() => send({ type: rotating ? 'stop' : 'start' })}
            />
            <SlideDots
              id="hero-dot"
              label={labels.choose}
              dots={slides.map(({ title }, index) => ({
                name: labels.goTo[index] ?? title,
                description: title,
                state: index === current ? 'current' : 'pending',
              }))}
              onChoose={(index) => send({ type: 'jump', index })}
              onHover={(isOver) => send({ type: isOver ? 'hold' : 'release' })}
            />
          </div>
        </Container>
      </div>
      <SlideRow
        ref={row}
        label={label}
        roleDescription={labels.slide}
        slides={slides}
        current={current}
        rotating={rotating}
        enhanced={begun}
      />
    </section>
  );
}
