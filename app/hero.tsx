import clsx from 'clsx';
import { heroWeaves, type HeroWeave } from '@/components/art/hero-weaves';
import { Weave } from '@/components/art/weave-svg';
import { Island } from '@/components/islands/island';
import { withBasePath } from '@/content/base-path';
import { useSlideshowLabels } from '@/components/server/slideshow-labels';
import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/container';
import { Eyebrow } from '@/components/ui/eyebrow';
import { Highlighted } from '@/components/ui/highlighted';
import { slideSlots } from '@/components/islands/shared/slideshow/slide-slots';
import type { HomePage } from '@/content/schemas/pages/home';
import type { HeroIcon, Slide } from '@/content/schemas/slide';
import { pathOf } from '@/content/routes';

const art = 'mx-auto aspect-square max-h-hero-art-small w-full lg:max-h-hero-art';

interface HeroProps {
  heading: string;
  slides: readonly Slide[];
  page: HomePage;
}

/** The drawing that says what a slide says, by the slide's icon. */
const weaves: Record<HeroIcon, HeroWeave> = {
  target: 'focus',
  clock: 'clock',
  lock: 'security',
  globe: 'talent',
  puzzle: 'integration',
};

/** The page's heading, and the slides, the first of which fills the screen. */
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
            <HeroSlide
              key={slide.title}
              slide={slide}
              page={page}
              weave={weaves[slide.icon]}
              isFirst={index === 0}
            />
          )),
        )}
      />
    </>
  );
}

interface HeroSlideProps {
  slide: Slide;
  page: HomePage;
  weave: HeroWeave;
  isFirst: boolean;
}

function HeroSlide({ slide, page, weave, isFirst }: HeroSlideProps) {
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
      <div className={clsx('weave-draws lg:col-span-6', artFirst ? '2xl:-ms-24' : '2xl:-me-24')}>
        {isFirst ? <Weave {...heroWeaves[weave]} className={art} /> : <WeaveImage name={weave} />}
      </div>
    </Container>
  );
}

/** A drawing that is loaded after the first paint, or when its slide is scrolled into view. */
function WeaveImage({ name }: { name: HeroWeave }) {
  const { width, height } = heroWeaves[name];
  return (
    <div className={art}>
      {/* eslint-disable-next-line @next/next/no-img-element -- a small SVG needs no optimiser */}
      <img
        src={withBasePath(`/art/${name}.svg`)}
        alt=""
        width={width}
        height={height}
        loading="lazy"
        className="size-full animate-after-paint object-contain print:[filter:brightness(1.04)]"
      />
    </div>
  );
}
