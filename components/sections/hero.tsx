import clsx from 'clsx/lite';
import { HeroWeave, heroWeaveFile } from '@/components/art/hero-weave';
import { Island } from '@/components/islands/island';
import { Picture } from '@/components/pictures/picture';
import { useSlideshowLabels } from '@/components/sections/slideshow-labels';
import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/container';
import { EndMark } from '@/components/ui/end-mark';
import { Eyebrow } from '@/components/ui/eyebrow';
import { Highlighted } from '@/components/ui/highlighted';
import { LateImage } from '@/components/ui/late-image';
import { slideSlots } from '@/components/islands/shared/slideshow/slide-slots';
import type { SectionOf } from '@/content/model/schemas/sections';
import type { Slide } from '@/content/model/schemas/hero';
import { pathOf } from '@/content/model/routes';

const art = 'mx-auto aspect-square max-h-weave-small w-full lg:max-h-weave';

interface HeroProps {
  heading: string;
  slides: readonly Slide[];
  section: SectionOf<'hero'>;
}

/** The page's heading, for screen readers only, and the slides, which nearly fill the screen. */
export function Hero({ heading, slides, section }: HeroProps) {
  return (
    <>
      <h1 className="sr-only">{heading}</h1>{' '}
      <Island
        name="hero-carousel"
        props={{
          label: section.label,
          labels: useSlideshowLabels(slides.length),
          slides: slides.map(({ title }) => ({ title })),
        }}
        slots={slideSlots(
          slides.map((slide, index) => (
            <HeroSlide key={slide.title} slide={slide} section={section} index={index} />
          )),
        )}
      />
    </>
  );
}

interface HeroSlideProps {
  slide: Slide;
  section: SectionOf<'hero'>;
  index: number;
}

function HeroSlide({ slide, section, index }: HeroSlideProps) {
  const artFirst = slide.imagePosition === 'left';
  return (
    // Not as high as the others, so that it stays in place while longer ones arrive.
    <Container className="grid items-center gap-6 self-start pt-bar pb-20 not-print:min-h-hero not-print:max-lg:grid-rows-[auto_minmax(var(--spacing-weave-small),auto)] lg:grid-cols-12 max-lg:print:grid-cols-[1fr_12rem]">
      <div className={clsx('pt-6 lg:col-span-6 shown-whole', artFirst && 'lg:order-last')}>
        <Eyebrow>{slide.eyebrow}</Eyebrow>{' '}
        <h2 className="mt-5 text-display font-semibold tracking-tight">
          <Highlighted text={slide.title} phrases={slide.highlightWords} color={slide.iconColor} />
        </h2>{' '}
        <p className="mt-6 max-w-prose text-lead text-muted">{slide.description}</p>{' '}
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href={pathOf('services')}>{section.exploreAction}</ButtonLink>{' '}
          <ButtonLink href={pathOf('contact')} variant="secondary">
            {section.contactAction}
          </ButtonLink>{' '}
        </div>
        <EndMark />
      </div>
      {slide.image ? (
        <Picture
          id={`Slide-${index + 1}`}
          image={slide.image}
          place="slide"
          first={index === 0 ? 'everywhere' : undefined}
          // As high as a drawing would be.
          className="w-full max-w-[calc(var(--spacing-weave-small)*1.25)] lg:col-span-6 lg:max-w-none"
        />
      ) : (
        <div className={clsx('weave-draws lg:col-span-6', artFirst ? '2xl:-ms-24' : '2xl:-me-24')}>
          {index === 0 ? <HeroWeave slide={slide} className={art} /> : <WeaveImage slide={slide} />}
        </div>
      )}
    </Container>
  );
}

/** A drawing that is loaded after the first paint, or when its slide is scrolled into view. */
function WeaveImage({ slide }: { slide: Slide }) {
  return (
    // Web clippers take several images for a grid of cards, unless they are pictures.
    <picture className={`block ${art}`}>
      <LateImage
        src={`/art/${heroWeaveFile(slide)}`}
        width={640}
        height={640}
        className="object-contain print:[filter:brightness(1.04)]"
      />
    </picture>
  );
}
