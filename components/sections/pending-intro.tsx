import { LooseCloth } from '@/components/art/loose-cloth';
import { PageIntro } from '@/components/sections/page-intro';
import type { SectionProps } from '@/components/sections/section-props';
import { EndMark } from '@/components/ui/end-mark';
import { Prose } from '@/components/ui/prose';

/** The intro of a page that is still being written, and whom to ask in the meantime. */
export function PendingIntro({ route, section }: SectionProps<'pending'>) {
  return (
    <PageIntro
      route={route}
      intro={section}
      art={<LooseCloth seed={route.key} className="mx-auto w-full max-w-72 lg:max-w-none" />}
    >
      <p className="shown-whole mt-4 max-w-prose">
        <Prose text={section.ask} />
        <EndMark />
      </p>
    </PageIntro>
  );
}
