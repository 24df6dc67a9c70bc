import { ServiceGrid } from './service-grid';
import { metadataOf, pageOf } from '@/components/pages/page-of';
import { WholePage } from '@/components/pages/whole-page';
import { PageIntro } from '@/components/sections/page-intro';
import { services } from '@/content/model/services';

export const metadata = metadataOf('services');

export default pageOf('services', function ServicesPage({ route, copy }) {
  return (
    <WholePage route={route} copy={{ ...copy, next: { ...copy.next, variant: 'night' } }}>
      <PageIntro route={route} intro={copy.intro} layout="split" />
      <ServiceGrid question={copy.question} labels={copy.explorer} services={services} />
    </WholePage>
  );
});
