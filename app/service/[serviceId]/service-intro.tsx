import { Damask } from '@/components/art/damask';
import { contactLink } from '@/components/contact/contact-link';
import { PageIntro } from '@/components/sections/page-intro';
import { ButtonLink } from '@/components/ui/button-link';
import type { ServicePage } from '@/content/model/schemas/pages/service';
import type { Route } from '@/content/model/schemas/route';
import type { Service } from '@/content/model/schemas/service';
import { fillText } from '@/engine/islands/fill-text';

interface ServiceIntroProps {
  route: Route;
  service: Service;
  page: ServicePage;
}

/** Title and description of the service, beside its picture, with a button to ask about it. */
export function ServiceIntro({ route, service, page }: ServiceIntroProps) {
  const message = fillText(page.messageTemplate, { service: service.title });
  return (
    <PageIntro
      route={route}
      intro={{ eyebrow: page.eyebrow, heading: service.title, lead: service.description }}
      art={<Damask icon={service.icon} size="card" className="w-full" />}
    >
      <ButtonLink href={contactLink({ inquiryType: 'sales', message })} className="mt-8">
        {page.action}
      </ButtonLink>
    </PageIntro>
  );
}
