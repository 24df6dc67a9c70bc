import { PageIntro } from '@/components/sections/page-intro';
import type { LegalPage } from '@/content/schemas/pages';

/** A legal page that is still to come, and whom to ask meanwhile. */
export function LegalNotice({ intro, ask }: LegalPage) {
  return (
    <PageIntro intro={intro}>
      <p className="mt-4 max-w-prose">{ask}</p>
    </PageIntro>
  );
}
