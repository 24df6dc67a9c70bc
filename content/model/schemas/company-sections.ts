import { z } from 'zod';
import { day } from '@/content/model/schemas/day';
import { field, named } from '@/content/model/schemas/field';
import { intro, slug, titled, listOf } from '@/content/model/schemas/primitives';
import {
  idOf,
  idsOf,
  section,
  sectionHeading,
  sentence,
  traits,
} from '@/content/model/schemas/section';
import {
  action,
  atMost,
  cardText,
  cardTitle,
  heading,
  headingLabel,
  label,
  lead,
  line,
  listEntry,
  prose,
  firstLine,
} from '@/content/model/schemas/text';

const habit = titled.extend({
  practice: field(cardText, 'In practice', 'What the client notices, in one sentence.'),
});

const role = titled.extend({
  id: slug,
  skills: field(z.array(listEntry).min(1), 'Skills', 'Short phrases without a full stop.'),
  action: field(action, 'Text of the button', 'The button opens the contact form.'),
  inMessage: field(
    label,
    'In the message',
    'The role as the first line of the message names it, such as “a developer”.',
  ),
});

const job = titled.extend({
  id: slug,
  contract: field(label, 'Contract', 'Such as Full-time.'),
  place: field(label, 'Place', 'Such as Remote.'),
  until: field(
    day,
    'Until',
    'The last day on which it is shown, such as 2026-03-17, where the first office is.',
  ).optional(),
  youDo: field(z.array(listEntry).min(1), 'Tasks', 'Short phrases without a full stop.'),
  youBring: field(z.array(listEntry).min(1), 'Requirements', 'Short phrases without a full stop.'),
});
export type Job = z.infer<typeof job>;

/** Kinds of sections on who the company is, what it has done and whom it looks for. */
export const companyKinds = [
  section('pending', 'Page to be written', 'The top of a page whose text is still being written.', {
    ...intro.shape,
    lead: field(line.check(atMost(240, 'the line below the heading')), 'Line below the heading'),
    ask: field(prose, 'Whom to ask', 'Until the page is written. {email} becomes a link.'),
  }).register(traits, { begins: true }),
  section('statement', 'Statement', 'One statement of purpose.yaml in large type.', {
    statement: field(
      idOf('statement'),
      'Statement',
      'One of those in purpose.yaml. In a file, its id.',
    ),
    heading: field(heading, 'Heading', 'Without it, the title of the statement.').optional(),
    variant: field(
      named({ accent: 'First colour', 'accent-2': 'Second colour', plain: 'Plain' }).default(
        'accent',
      ),
      'Background',
    ),
  }).register(traits, {
    shows: 'purpose',
    paper: ({ variant }) => (variant === 'plain' ? 'raised' : 'own'),
  }),
  section('values', 'Values', 'The values of purpose.yaml, numbered.', {
    heading: sectionHeading,
  }).register(traits, { shows: 'purpose' }),
  section('rules', 'Rules', 'Rules with their numbers, beside a heading that stays in view.', {
    id: slug,
    title: field(cardTitle, 'Title', 'Shown in the table of contents, too.'),
    summary: field(cardText, 'Summary', 'One or two sentences below the title.'),
    values: field(
      z.boolean().default(false),
      'Begins with the values',
      'Begins the section with the values that purpose.yaml marks as rules.',
    ),
    items: field(
      listOf(titled, 'Rule').default([]),
      'Rules',
      'A section without the values needs at least one.',
    ),
  }).register(traits, {
    paper: 'own',
    ids: ({ id }) => [id],
    shows: ({ values }) => (values ? 'purpose' : undefined),
  }),
  section('habits', 'Habits', 'Each with what the client notices of it, left and right in turn.', {
    practiceLabel: field(headingLabel, 'Above each practice'),
    habits: field(listOf(habit, 'Habit').min(1), 'Habits'),
  }).register(traits, { isTight: true }),
  section('story', 'Client story', 'One client story, as a large paragraph.', {
    story: field(idOf('story'), 'Story', 'One of those in client-stories.yaml. In a file, its id.'),
    label: field(label, 'Words above it'),
    action: field(action, 'Text of the link', 'Leads to the whole story.'),
  }).register(traits, { shows: 'client-stories', paper: 'night' }),
  section('stories', 'Client stories', 'Whole client stories, as short reports.', {
    stories: field(
      idsOf('story'),
      'Stories',
      'Those to show; without a choice, all. In a file, their ids.',
    ).optional(),
  }).register(traits, {
    shows: 'client-stories',
    isTight: true,
    ids: ({ stories }) => stories ?? 'story',
  }),
  section('team', 'Team', 'The people of team.yaml; without that file the section is left out.', {
    heading: sectionHeading,
    text: sentence.optional(),
  }),
  section('roles', 'Roles', 'People whom clients can hire, each with a button to the form.', {
    messageTemplate: field(
      firstLine('role'),
      'First line of the message',
      'Filled in already in the contact form that a button opens. {role} is replaced, and must occur.',
    ),
    roles: field(
      listOf(role, 'Role', 'id').min(1),
      'Roles',
      'In the order of the page; the first is larger.',
    ),
  }).register(traits, { isTight: true, ids: ({ roles }) => roles.map(({ id }) => id) }),
  section('jobs', 'Open positions', 'A table of them, and what each is about.', {
    labels: field(
      z.strictObject({
        position: field(headingLabel, 'Above the positions', 'Heads a column of the table.'),
        contract: field(headingLabel, 'Above the contracts', 'Heads a column of the table.'),
        place: field(headingLabel, 'Above the places', 'Heads a column of the table.'),
        youDo: field(headingLabel, 'Above the tasks'),
        youBring: field(headingLabel, 'Above the requirements'),
      }),
      'Labels',
      'Repeated in each position.',
    ),
    messageTemplate: field(
      firstLine('job'),
      'First line of the message',
      'Filled in already in the contact form that the button opens. {job} is replaced, and must occur.',
    ),
    jobs: field(
      listOf(job, 'Position', 'id').default([]),
      'Positions',
      'In the order of the page.',
    ),
    none: field(lead, 'No position', 'Shown instead while none is open.'),
    action: field(action, 'Text of the button', 'The button opens the contact form.'),
  }).register(traits, { isTight: true, ids: ({ jobs }) => jobs.map(({ id }) => id) }),
  section('journey', 'Journey', 'The timeline of milestones.yaml, along a stitched band.', {
    heading: sectionHeading,
    action: field(action, 'Text of the link', 'Leads to the page of all years.'),
  }).register(traits, { shows: 'milestones' }),
] as const;
export type CompanyKind = z.infer<(typeof companyKinds)[number]>['kind'];
