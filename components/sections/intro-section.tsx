import { WeaveMark } from '@/components/art/weave-mark';
import { Picture } from '@/components/pictures/picture';
import { PageIntro } from '@/components/sections/page-intro';
import { RulesContents } from '@/components/sections/rules-contents';
import type { Route } from '@/content/model/schemas/route';
import type { Section, SectionOf } from '@/content/model/schemas/sections';

interface IntroSectionProps {
  /** Unique on its page. */
  id: string;
  section: SectionOf<'intro'>;
  route: Route;
  /** All sections of the page. */
  sections: readonly Section[];
  isFirst: boolean;
}

/**
 * The introduction of a page of sections, with a picture beside or below it, or a drawing, and with
 * a table of contents if the section names one.
 */
export function IntroSection({ id, section, route, sections, isFirst }: IntroSectionProps) {
  const { image, layout, drawing, contents } = section;
  const isSplit = layout === 'split';
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
            first={isFirst ? 'everywhere' : undefined}
          />
        )
      }
      art={drawing && <WeaveMark seed={route.key} className="w-full" />}
    >
      {contents && (
        <RulesContents
          heading={contents}
          sections={sections.filter((one) => one.kind === 'rules')}
        />
      )}
    </PageIntro>
  );
}
