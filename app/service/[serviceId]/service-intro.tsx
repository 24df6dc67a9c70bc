import { Damask } from '@/components/art/damask';
import { PageIntro } from '@/components/sections/page-intro';
import { ButtonLink } from '@/components/ui/button-link';
import { pathOf } from '@/content/routes';
import type { Route } from '@/content/schemas/route';
import type { Service } from '@/content/schemas/service';

interface ServiceIntroProps {
  route: Route;
  service: Service;
  eyebrow: string;
  action: string;
}

/** Title and description of the service, beside its picture. */
export function ServiceIntro({ route, service, eyebrow, action }: ServiceIntroProps) {
  return (
    <PageIntro
      route={route}
      intro={{ eyebrow, heading: service.title, lead: service.description }}
      art={<Damask icon={service.icon} size="card" className="w-full" />}
    >
      <ButtonLink href={pathOf('contact')} className="mt-8">
        {action}
      </ButtonLink>
    </PageIntro>
  );
}
