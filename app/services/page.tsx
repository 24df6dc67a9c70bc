import { ServiceGrid } from './service-grid';
import { pageMetadata } from '@/components/seo/metadata';
import { WholePage } from '@/components/pages/whole-page';
import { PageIntro } from '@/components/sections/page-intro';
import { routeOf } from '@/content/model/routes';
import { services } from '@/content/model/services';
import { content } from '@/content/model/loaded';

const servicesPage = content['pages/services'];

const route = routeOf('services');

export const metadata = pageMetadata(route);

export default function ServicesPage() {
  return (
    <WholePage
      route={route}
      copy={{ ...servicesPage, next: { ...servicesPage.next, variant: 'night' } }}
    >
      <PageIntro route={route} intro={servicesPage.intro} layout="split" />
      <ServiceGrid
        question={servicesPage.question}
        labels={servicesPage.explorer}
        services={services}
      />
    </WholePage>
  );
}
