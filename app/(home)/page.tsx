import { Beginning } from './beginning';
import { FirstStory } from './first-story';
import { Hero } from './hero';
import { NewestArticles } from './newest-articles';
import { PricingLines } from './pricing-lines';
import { ServiceIndex } from './service-index';
import { TrustedBy } from './trusted-by';
import { WriteToUs } from './write-to-us';
import { pageMetadata } from '@/components/seo/metadata';
import { StructuredData } from '@/components/sections/structured-data';
import { routeOf } from '@/content/routes';
import { services } from '@/content/services';
import { articles } from '@/content/journal';
import { content } from '@/content/loaded';

const heroSlides = content.hero.slides;
const clientLogos = content.logos.logos;
const homePage = content['pages/home'];
const [story] = content['pages/client-stories'].stories;
const { idealForHeading, timelines } = content['pages/pricing'];

const MAX_ARTICLES = 4;

const route = routeOf('home');

export const metadata = pageMetadata(route);

export default function HomePage() {
  return (
    <>
      <StructuredData route={route} />
      <Hero heading={route.title} slides={heroSlides} page={homePage} />
      <TrustedBy heading={homePage.logosHeading} logos={clientLogos} />
      <ServiceIndex page={homePage.services} services={services} />
      <Beginning page={homePage.beginning} durations={timelines.rows} />
      {story && <FirstStory page={homePage.story} story={story} />}
      <PricingLines
        page={homePage.pricing}
        models={content.pricing.models}
        idealForLabel={idealForHeading}
      />
      <NewestArticles page={homePage.journal} articles={articles.slice(0, MAX_ARTICLES)} />
      <WriteToUs {...homePage.writing} />
    </>
  );
}
