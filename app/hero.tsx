import clsx from 'clsx';
import { heroWeaves } from '@/components/art/hero-weaves';
import { Weave } from '@/components/art/weave-svg';
import { Island } from '@/components/islands/island';
import { useSlideshowLabels } from '@/components/lib/slideshow/slideshow-labels';
import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/container';
import { Eyebrow } from '@/components/ui/eyebrow';
import { Highlighted } from '@/components/ui/highlighted';
import { slideSlots } from '@/components/islands/shared/slideshow/slide-slots';
import type { HomePage } from '@/content/schemas/pages';
import type { Slide } from '@/content/schemas/slide';
import { pathOf } from '@/content/routes';

interface HeroProps {
  heading: string;
  slides: readonly Slide[];
  page: HomePage;
}

/** Each slide's weave says what the slide says; the order is that of the slides. */
const weaves = [
  heroWeaves.focus,
  heroWeaves.clock,
  heroWeaves.security,
  heroWeaves.talent,
  heroWeaves.integration,
];

/** The page's heading, and five slides of which the first fills the view. */
export function Hero({ heading, slides, page }: HeroProps) {
  return (
    <>
      <h1 className="sr-only">{heading}</h1>
      <Island
        name="hero-carousel"
        props={{
          label: page.carouselLabel,
          labels: useSlideshowLabels(slides.length),
          slides: slides.map(({ title }) => ({ title })),
        }}
        slots={slideSlots(
          slides.map((slide, index) => (
            <HeroSlide key={slide.title} slide={slide} page={page} weave={weaves[index]} />
          )),
        )}
      />
    </>
  );
}

interface HeroSlideProps {
  slide: Slide;
  page: HomePage;
  weave: (typeof weaves)[number] | undefined;
}

function HeroSlide({ slide, page, weave }: HeroSlideProps) {
  const artFirst = slide.imagePosition === 'left';
  return (
    <Container className="grid items-center gap-6 pt-header pb-20 not-print:min-h-hero lg:grid-cols-12 max-lg:print:grid-cols-[1fr_12rem]">
      <div className={clsx('pt-6 lg:col-span-6', artFirst && 'lg:order-last')}>
        <Eyebrow>{slide.eyebrow}</Eyebrow>
        <h2 className="mt-5 text-display font-semibold tracking-tight">
          <Highlighted text={slide.title} phrases={slide.highlightWords} color={slide.iconColor} />
        </h2>
        <p className="mt-6 max-w-prose text-lead text-muted">{slide.description}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href={pathOf('services')}>{page.exploreAction}</ButtonLink>
          <ButtonLink href={pathOf('contact')} variant="secondary">
            {page.contactAction}
          </ButtonLink>
        </div>
      </div>
      {weave && (
        <div className={clsx('weave-draws lg:col-span-6', artFirst ? '2xl:-ml-24' : '2xl:-mr-24')}>
          <Weave
            {...weave}
            className="mx-auto aspect-square max-h-hero-art-small w-full lg:max-h-hero-art"
          />
        </div>
      )}
    </Container>
  );
}
