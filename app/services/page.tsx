import { ServiceGrid } from './service-grid';
import { pageMetadata } from '@/components/lib/metadata';
import { NextStep } from '@/components/sections/next-step';
import { PageIntro } from '@/components/sections/page-intro';
import { servicesPage } from '@/content/pages/services';
import { routeOf } from '@/content/routes';
import { services } from '@/content/services';

export const metadata = pageMetadata(routeOf('services'));

export default function ServicesPage() {
  return (
    <>
      <PageIntro intro={servicesPage.intro} />
      <ServiceGrid
        question={servicesPage.question}
        labels={servicesPage.explorer}
        services={services}
      />
      <NextStep {...servicesPage.next} />
    </>
  );
}
