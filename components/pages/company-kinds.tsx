import type { ReactNode } from 'react';
import { entriesWith } from '@/components/pages/entries-with';
import { entryPath } from '@/components/pages/entry-path';
import type { SectionProps } from '@/components/sections/section-props';
import { ClientStory } from '@/components/sections/client-story';
import { Habits } from '@/components/sections/habits';
import { Jobs } from '@/components/sections/jobs';
import { JourneyTimeline } from '@/components/sections/journey-timeline';
import { PendingIntro } from '@/components/sections/pending-intro';
import { Roles } from '@/components/sections/roles';
import { Rules } from '@/components/sections/rules';
import { Statement } from '@/components/sections/statement';
import { StoryReport } from '@/components/sections/story-report';
import { Team } from '@/components/sections/team';
import { TermList } from '@/components/sections/term-list';
import { content } from '@/content/model/loaded';
import { findPage } from '@/content/model/pages';
import type { CompanyKind } from '@/content/model/schemas/company-sections';

const { statements, values } = content.purpose;
const { stories: clientStories, labels: storyLabels } = content['client-stories'];

/** Draws the kinds of sections on who the company is, what it has done and whom it looks for. */
export const companyKinds: { [Kind in CompanyKind]: (props: SectionProps<Kind>) => ReactNode } = {
  pending: PendingIntro,
  statement({ section: { statement: statementId, heading, variant }, id }) {
    const [statement] = entriesWith(statements, [statementId]);
    return (
      statement && (
        <Statement
          id={id}
          title={heading ?? statement.title}
          text={statement.text}
          variant={variant}
        />
      )
    );
  },
  values: ({ section: { heading }, id }) => (
    <TermList
      id={id}
      heading={heading}
      entries={values.map(({ title, text }) => ({ term: title, text }))}
      isNumbered
    />
  ),
  rules: ({ section, sections }) => (
    <Rules
      number={sections.filter(({ kind }) => kind === 'rules').indexOf(section) + 1}
      section={section}
      values={section.values ? values.filter(({ inCode }) => inCode) : []}
    />
  ),
  habits: Habits,
  story({ section, sections, id }) {
    const { label, action, story: storyId } = section;
    const [story] = entriesWith(clientStories, [storyId]);
    const page = findPage('client-stories');
    const path = story?.path ?? (page && story && entryPath(page, 'stories', story.id));
    const isAgain =
      sections.find((one) => one.kind === 'story' && one.story === storyId) !== section;
    return story && <ClientStory {...{ id, label, action, story, path, isAgain }} />;
  },
  stories: ({ section: { stories } }) =>
    entriesWith(clientStories, stories).map((story) => (
      <StoryReport key={story.id} story={story} labels={storyLabels} />
    )),
  team: ({ section, id }) => <Team section={section} id={id} people={content.team?.people ?? []} />,
  roles: Roles,
  jobs: Jobs,
  journey: ({ section, id }) => (
    <JourneyTimeline section={section} id={id} entries={content.milestones.journey} />
  ),
};
