import { Hero } from './hero';
import { LogoStrip } from './logo-strip';
import { pageMetadata } from '@/components/lib/metadata';
import { heroSlides } from '@/content/hero';
import { clientLogos } from '@/content/logos';
import { homePage } from '@/content/pages/home';
import { routeOf } from '@/content/routes';

export const metadata = pageMetadata(routeOf('home'));

export default function HomePage() {
  return (
    <>
      <Hero heading={routeOf('home').title} slides={heroSlides} page={homePage} />
      <LogoStrip heading={homePage.logosHeading} logos={clientLogos} />
    </>
  );
}
