import { Check } from 'lucide-react';
import { WeaveMark } from '@/components/art/weave-mark';
import { Container } from '@/components/ui/container';
import { Eyebrow } from '@/components/ui/eyebrow';
import { Highlighted } from '@/components/ui/highlighted';
import type { OnboardingSlide } from '@/content/schemas/slide';

interface OnboardingSlidesProps {
  label: string;
  slides: readonly OnboardingSlide[];
}

/** Six stages, one below the other, each with its own weave. */
export function OnboardingSlides({ label, slides }: OnboardingSlidesProps) {
  return (
    <section aria-label={label}>
      <Container className="pb-section">
        <ol>
          {slides.map((slide) => (
            <li
              key={slide.title}
              className="grid items-center gap-x-8 gap-y-6 border-t border-line py-12 lg:grid-cols-12"
            >
              <div className="lg:col-span-7">
                <Eyebrow>{slide.eyebrow}</Eyebrow>
                <h2 className="mt-4 text-heading font-semibold tracking-tight">
                  <Highlighted
                    text={slide.title}
                    phrases={slide.highlightWords}
                    color={slide.iconColor}
                  />
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
              <WeaveMark
                seed={`onboarding ${slide.title}`}
                className="max-w-48 lg:col-span-4 lg:col-start-9 lg:max-w-none"
              />
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}
