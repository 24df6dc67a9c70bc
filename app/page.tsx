import { Hero } from './hero';
import { TrustedBy } from './trusted-by';
import { pageMetadata } from '@/components/server/seo/metadata';
import { StructuredData } from '@/components/sections/structured-data';
import { heroSlides } from '@/content/hero';
import { clientLogos } from '@/content/logos';
import { homePage } from '@/content/pages/home';
import { routeOf } from '@/content/routes';

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
