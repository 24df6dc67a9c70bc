import clsx from 'clsx';
import { Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Damask } from '@/components/art/damask';
import { Island } from '@/components/islands/island';
import { useSlideshowLabels } from '@/components/server/slideshow-labels';
import { Container } from '@/components/ui/container';
import { Eyebrow } from '@/components/ui/eyebrow';
import { Highlighted } from '@/components/ui/highlighted';
import { slideSlots } from '@/components/islands/shared/slideshow/slide-slots';
import type { OnboardingSlide } from '@/content/schemas/slide';

interface OnboardingSlidesProps {
  label: string;
  slides: readonly OnboardingSlide[];
}

/** The six stages as a slideshow, each with its picture. */
export function OnboardingSlides({ label, slides }: OnboardingSlidesProps) {
  const labels = useSlideshowLabels(slides.length);
  const t = useTranslations('slideshow.states');
  const states = {
    current: t('current'),
    completed: t('completed'),
    pending: t('pending'),
  };
  return (
    <Container className="pb-10 lg:pb-section">
      <Island
        name="onboarding-slideshow"
        props={{
          label,
          labels: { ...labels, states },
          slides: slides.map(({ title }) => ({ title })),
        }}
        slots={slideSlots(slides.map((slide) => <Stage key={slide.title} slide={slide} />))}
      />
    </Container>
  );
}

function Stage({ slide }: { slide: OnboardingSlide }) {
  return (
    <div className="grid w-full content-start items-center gap-x-8 gap-y-6 border-t-4 border-accent pb-6 lg:grid-cols-12 lg:pt-8">
      <div className={clsx('lg:col-span-7', slide.imagePosition === 'left' && 'lg:order-last')}>
        <Eyebrow>{slide.eyebrow}</Eyebrow>
        <h2 className="mt-4 text-heading font-semibold tracking-tight">
          <Highlighted text={slide.title} phrases={slide.highlightWords} color={slide.iconColor} />
        </h2>
        <p className="mt-4 max-w-prose text-lead text-muted">{slide.description}</p>
        <ul className="mt-6 grid gap-2">
          {slide.points.map((point) => (
            <li key={point} className="flex gap-3">
              <Check aria-hidden className="mt-1 size-5 shrink-0 text-accent" />
              {point}
            </li>
          ))}
        </ul>
      </div>
      <Damask
        icon={slide.icon}
        size="card"
        color={slide.iconColor}
        className="-order-1 mt-6 h-36 md:h-52 lg:order-none lg:col-span-5 lg:mt-0 lg:h-auto lg:w-full"
      />
    </div>
  );
}
