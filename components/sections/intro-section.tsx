import { WeaveMark } from '@/components/art/weave-mark';
import { Picture } from '@/components/pictures/picture';
import { PageIntro } from '@/components/sections/page-intro';
import { RulesContents } from '@/components/sections/rules-contents';
import type { SectionProps } from '@/components/sections/section-props';

/**
 * The introduction of a page of sections, with a picture beside or below it, or a drawing, and with
 * a table of contents if the section names one.
 */
export function IntroSection({ id, section, route, sections, isFirst }: SectionProps<'intro'>) {
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
