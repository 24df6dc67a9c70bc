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

/** The introduction of a page of sections, with a picture beside or below it, or a drawing. */
export function IntroSection({ id, section, route, isFirst }: IntroSectionProps) {
  const { image, layout, drawing } = section;
  const isSplit = layout === 'split';
  const first = isSplit ? 'wide' : 'everywhere';
  return (
    <PageIntro
      route={route}
      intro={section}
      layout={layout}
      picture={
        image && (
          <Picture
            id={id}
            image={image}
            place={isSplit ? 'head' : 'intro'}
            first={isFirst ? first : undefined}
          />
        )
      }
      art={drawing && <WeaveMark seed={route.key} className="w-full" />}
    />
  );
}
