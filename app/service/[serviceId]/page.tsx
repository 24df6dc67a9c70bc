import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { OtherServices } from './other-services';
import { ServiceIntro } from './service-intro';
import { ServiceTasks } from './service-tasks';
import { Sections } from '@/components/pages/page-of-sections';
import { pageMetadata } from '@/components/seo/metadata';
import { StructuredData } from '@/components/sections/structured-data';
import { servicePath } from '@/content/model/paths';
import { findRoute } from '@/content/model/routes';
import { services } from '@/content/model/services';
import { content } from '@/content/model/loaded';

const servicePage = content['pages/service'];

interface ServicePageProps {
  params: Promise<{ serviceId: string }>;
}

export const dynamicParams = false;

/** The ids and aliases, as in the file name: `&` is not encoded. */
export function generateStaticParams() {
  return services.flatMap(({ id, aliases }) =>
    [id, ...aliases].map((serviceId) => ({ serviceId })),
  );
}

/** Next passes a percent-encoded parameter to a page, and the raw one to `generateMetadata`. */
async function readServiceId({ params }: ServicePageProps): Promise<string> {
  return decodeURIComponent((await params).serviceId);
}

export async function generateMetadata(props: ServicePageProps): Promise<Metadata> {
  const route = findRoute(servicePath(await readServiceId(props)));
  return route ? pageMetadata(route) : {};
}

export default async function ServicePage(props: ServicePageProps) {
  const serviceId = await readServiceId(props);
  const service = services.find(({ id, aliases }) => [id, ...aliases].includes(serviceId));
  const route = findRoute(servicePath(serviceId));
  if (!service || !route) notFound();
  const others = services.filter(({ id }) => id !== service.id);
  return (
    <>
      <StructuredData route={route} />
      <ServiceIntro route={route} service={service} page={servicePage} />
      <ServiceTasks service={service} page={servicePage} />
      <Sections route={route} sections={servicePage.sections} />
      {others.length > 0 && <OtherServices heading={servicePage.otherHeading} services={others} />}
    </>
  );
}
