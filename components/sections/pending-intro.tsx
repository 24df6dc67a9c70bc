import { LooseCloth } from '@/components/art/loose-cloth';
import { PageIntro } from '@/components/sections/page-intro';
import { EndMark } from '@/components/ui/end-mark';
import { Prose } from '@/components/ui/prose';
import type { Intro } from '@/content/model/schemas/primitives';
import type { Route } from '@/content/model/schemas/route';

interface PendingIntroProps {
  route: Route;
  intro: Intro;
  ask: string;
}

/** The intro of a page that is still being written, and whom to ask in the meantime. */
export function PendingIntro({ route, intro, ask }: PendingIntroProps) {
  return (
    <PageIntro
      route={route}
      intro={intro}
      art={<LooseCloth seed={route.key} className="mx-auto w-full max-w-72 lg:max-w-none" />}
    >
      <p className="shown-whole mt-4 max-w-prose">
        <Prose text={ask} />
        <EndMark />
      </p>
    </PageIntro>
  );
}
