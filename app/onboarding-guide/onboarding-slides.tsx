import clsx from 'clsx/lite';
import { Check } from 'lucide-react';
import { Damask } from '@/components/art/damask';
import { Island } from '@/components/islands/island';
import { useSlideshowLabels } from '@/components/sections/slideshow-labels';
import { Container } from '@/components/ui/container';
import { EndMark } from '@/components/ui/end-mark';
import { Eyebrow } from '@/components/ui/eyebrow';
import { Highlighted } from '@/components/ui/highlighted';
import { slideSlots } from '@/components/islands/shared/slideshow/slide-slots';
import { List } from '@/components/ui/list';
import type { OnboardingSlide } from '@/content/model/schemas/onboarding';
import { Paragraph } from '@/components/ui/prose';

interface OnboardingSlidesProps {
  label: string;
  slides: readonly OnboardingSlide[];
}

/** The stages as a slideshow, each with its picture. */
export function OnboardingSlides({ label, slides }: OnboardingSlidesProps) {
  const labels = useSlideshowLabels(slides.length);
  return (
    <Container className="@container shown-whole pb-10 lg:pb-section print:pb-0">
      <Island
        name="onboarding-slideshow"
        props={{ label, labels, slides: slides.map(({ title }) => ({ title })) }}
        slots={slideSlots(slides.map((slide) => <Stage key={slide.title} slide={slide} />))}
      />
      <EndMark />
    </Container>
  );
}

/**
 * On a phone all slides are as high as the one with the most text; the picture below the text fills
 * the rest, so that no slide ends in a gap and nothing moves when the slide changes. Where it is
 * beside the text, a slide is as high as its own, so that it stays in place while longer ones arrive.
 */
function Stage({ slide }: { slide: OnboardingSlide }) {
  return (
    <div className="flex w-full flex-col gap-x-8 gap-y-6 border-t-4 border-accent pt-5 @2xl:grid @2xl:grid-cols-12 @2xl:items-center @2xl:self-start @2xl:pt-8 print:pb-8">
      <div className={clsx('@2xl:col-span-7', slide.imagePosition === 'left' && '@2xl:order-last')}>
        <Eyebrow>{slide.eyebrow}</Eyebrow>{' '}
        <h2 className="mt-4 text-heading font-semibold tracking-tight">
          <Highlighted text={slide.title} phrases={slide.highlightWords} color={slide.iconColor} />
        </h2>{' '}
        <Paragraph className="mt-4 max-w-prose text-lead text-muted" text={slide.description} />{' '}
        <List className="mt-6 grid gap-2">
          {slide.points.map((point) => (
            <li key={point} className="flex gap-3">
              <Check aria-hidden className="mt-1 size-5 shrink-0 text-accent" />
              {`${point} `}
            </li>
          ))}
        </List>
      </div>
      <Damask
        icon={slide.icon}
        size="card"
        color={slide.iconColor}
        className="h-44 w-full grow @2xl:col-span-5 @2xl:h-auto"
      />
    </div>
  );
}
