import { WeaveMark } from '@/components/art/weave-mark';
import { Picture } from '@/components/pictures/picture';
import { PageIntro } from '@/components/sections/page-intro';
import type { Route } from '@/content/schemas/route';
import type { SectionOf } from '@/content/schemas/sections';

interface IntroSectionProps {
  /** Unique on its page. */
  id: string;
  section: SectionOf<'intro'>;
  route: Route;
  isFirst: boolean;
}

/** The introduction of a page of sections, with a picture or a drawing beside it. */
export function IntroSection({ id, section, route, isFirst }: IntroSectionProps) {
  const { image, layout, drawing } = section;
  return (
    <PageIntro
      route={route}
      intro={section}
      layout={layout}
      picture={image && <Picture id={id} image={image} place="intro" isFirst={isFirst} />}
      art={drawing && <WeaveMark seed={route.key} className="w-full" />}
    />
  );
}
