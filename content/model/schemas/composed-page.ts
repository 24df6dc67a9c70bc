import { z } from 'zod';
import { day } from '@/content/model/schemas/day';
import { field, named } from '@/content/model/schemas/field';
import { head } from '@/content/model/schemas/pages/shared';
import { iconName, listOf } from '@/content/model/schemas/primitives';
import { menuName } from '@/content/model/schemas/in-menus';
import { traitsOf } from '@/content/model/schemas/section-traits';
import { pagePath } from '@/content/model/schemas/page-path';
import { sectionOfPage, type Section, type SectionKind } from '@/content/model/schemas/sections';
import { label } from '@/content/model/schemas/text';

/** The ids that a section gives to itself and its entries, if it lists these. */
function idsIn(section: Section): readonly string[] {
  const { ids } = traitsOf(section);
  return typeof ids === 'string' ? [] : ids;
}

/** Whether a section shows all entries of a list. */
const showsAll = (section: Section) => typeof traitsOf(section).ids === 'string';

/** What is wrong with a section that its schema does not find: the path within it, and what. */
type SectionProblem = [PropertyKey[], string] | [];

/** What is wrong with the place of a section on a page that begins with its heading. */
function sectionProblem(sections: readonly Section[], index: number): SectionProblem {
  const section = sections[index];
  if (!section) return [];
  const { begins } = traitsOf(section);
  if (index === 0 && !begins)
    return [[], 'must be `intro`, `hero` or `pending`: a page begins with its heading'];
  if (index > 0 && begins) return [[], `is \`${section.kind}\`, which may only begin a page`];
  return furtherProblem(sections, index);
}

/** What is wrong with a section wherever it stands. */
function furtherProblem(sections: readonly Section[], index: number): SectionProblem {
  const section = sections[index];
  if (!section) return [];
  const { isOnce } = traitsOf(section);
  const before = sections.slice(0, index);
  const alike = before.filter(({ kind }) => kind === section.kind);
  if (isOnce && alike.length > 0) {
    return [[], `is \`${section.kind}\`, which a page may have only once`];
  }
  if (alike.length > 0 && [...alike, section].some(showsAll)) {
    return [
      [],
      `is \`${section.kind}\` again, so each such section must list the ids that it shows`,
    ];
  }
  if (section.kind === 'intro' && section.drawing && section.layout === 'split') {
    return [['drawing'], 'has no room with `split`: switch it off'];
  }
  if (
    section.kind === 'intro' &&
    section.contents &&
    !sections.some(({ kind }) => kind === 'rules')
  ) {
    return [['contents'], 'needs a section of the kind `rules`'];
  }
  if (section.kind === 'rules' && !section.values && section.items.length === 0) {
    return [['items'], 'needs at least 1 entry'];
  }
  const own = idsIn(section);
  const twice = own.find((id, position) => own.indexOf(id) < position);
  if (twice) return [[], `names “${twice}” twice`];
  const earlier = new Set(before.flatMap(idsIn));
  const repeated = own.find((id) => earlier.has(id));
  if (repeated) return [[], `has the id “${repeated}”, which an earlier section has`];
  if (section.kind === 'questions' && !section.questions === !section.category) {
    return [[], 'needs either `questions` or a `category`, not both'];
  }
  if (section.kind === 'steps') {
    const isWhole = (step: (typeof section.steps)[number]) =>
      section.labels ? step.youDo && step.weDo : !step.youDo && !step.weDo;
    const step = section.steps.findIndex((one) => !isWhole(one));
    if (step >= 0)
      return [
        ['steps', step],
        'needs `youDo` and `weDo` if there are `labels`, and neither otherwise',
      ];
  }
  if (section.kind === 'table') {
    const row = section.rows.findIndex(({ cells }) => cells.length !== section.columns.length);
    if (row >= 0) return [['rows', row, 'cells'], `must have ${section.columns.length} entries`];
  }
  return [];
}

/** A list of sections, each of which is judged among the others. */
const sectionList = (problemOf: typeof sectionProblem) =>
  listOf(sectionOfPage, 'Section')
    .min(1)
    .superRefine((all, context) => {
      for (const index of all.keys()) {
        const [path, message] = problemOf(all, index);
        if (path) context.addIssue({ code: 'custom', path: [index, ...path], message });
      }
    });

/** The sections of a page, in their order. */
export const sections = field(
  sectionList(sectionProblem),
  'Sections',
  'In the order of the page. The first has the heading of the page, such as an introduction.',
);

/**
 * Sections at the end of a page that has a layout of its own.
 *
 * @param taken kinds that this page has already
 */
export const furtherSections = (...taken: SectionKind[]) =>
  field(
    sectionList((all, index) => {
      const section = all[index];
      if (!section) return [];
      const isTaken = traitsOf(section).begins || taken.includes(section.kind);
      return isTaken
        ? [[], `is \`${section.kind}\`, which this page has already`]
        : furtherProblem(all, index);
    }).optional(),
    'Further sections',
    'At the end of the page, such as a map.',
  );

/** A page of the route table that is composed of sections. */
export const pageOfSections = head.extend({ sections });

/** A page that is composed of sections and has a path of its own. */
export const composedPage = z
  // What every page needs comes first, because a form asks for it in this order.
  .strictObject({
    title: head.shape.title,
    description: head.shape.description,
    label: field(label, 'Short name', 'In menus and breadcrumbs.'),
    path: field(pagePath, 'Path', 'Where the page is, such as /spring or /about/our-offices.'),
    sections,
    menus: field(
      z.array(menuName).default([]),
      'Menus',
      'Those that list the page: at their end, unless menus.yaml places it.',
    ),
    menuLabels: head.shape.menuLabels,
    menuText: head.shape.menuText,
    from: field(day, 'From', 'The first day on which it is published.').optional(),
    until: field(day, 'Until', 'The last day on which it is published.').optional(),
    hidden: head.shape.hidden,
    aliases: head.shape.aliases,
    robots: field(
      named({ index: 'They list the page', noindex: 'Keep the page out' }).default('index'),
      'Search engines',
      'A page that is kept out is not in the sitemap either.',
    ),
    icon: field(
      iconName.default('file-text'),
      'Icon',
      'Woven into the picture that is shown when the page is shared.',
    ),
  })
  .refine(({ from, until }) => !from || !until || from <= until, {
    path: ['until'],
    error: 'must not be earlier than `from`',
  });
/** A page's file, and the name of that file without extension. */
export type ComposedPage = z.infer<typeof composedPage> & { name: string };
