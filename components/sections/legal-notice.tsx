import { PageIntro } from '@/components/sections/page-intro';
import type { LegalPage } from '@/content/schemas/pages';
import type { Route } from '@/content/schemas/route';

/** A legal page that is still to come, and whom to ask meanwhile. */
export function LegalNotice({ route, intro, ask }: LegalPage & { route: Route }) {
  return (
    <PageIntro route={route} intro={intro}>
      <p className="mt-4 max-w-prose">{ask}</p>
    </PageIntro>
  );
}
