import { Hero } from './hero';
import { TrustedBy } from './trusted-by';
import { pageMetadata } from '@/components/server/seo/metadata';
import { StructuredData } from '@/components/sections/structured-data';
import { routeOf } from '@/content/routes';
import { content } from '@/content/loaded';

const heroSlides = content.hero.slides;
const clientLogos = content.logos.logos;
const homePage = content['pages/home'];

const route = routeOf('home');

export const metadata = pageMetadata(route);

export default function HomePage() {
  return (
    <>
      <StructuredData route={route} />
      <Hero heading={route.title} slides={heroSlides} page={homePage} />
      <TrustedBy heading={homePage.logosHeading} logos={clientLogos} />
    </>
  );
}
