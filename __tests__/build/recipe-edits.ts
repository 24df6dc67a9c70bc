/** The edits that `content/README.md` shows, in the words of the fixture. */
import { readFileSync } from 'node:fs';
import { parse as parsePath } from 'node:path';
import { parse } from 'yaml';
import { editsIn, type Edit } from './recipes';
import type { Author } from '@/content/model/schemas/authors';
import { brandFile } from '@/content/model/schemas/brand';
import type { ComposedPage } from '@/content/model/schemas/composed-page';
import type { SectionKind, SectionOf } from '@/content/model/schemas/sections';

/** What the document calls as the shipped site does, and the fixture otherwise. */
const CALLED_OTHERWISE = [
  ['finance-&-accounting', 'linen'],
  ['risk-&-compliance', 'wool-&-silk'],
  ['business-process', 'legal-support'],
  ['work-together', 'warp'],
  ['support-queue', 'curtain'],
  ['first-task', 'shrinking'],
  ['/about/client-stories', '/about/milestones'],
] as const;

export const edits = editsIn(
  CALLED_OTHERWISE.reduce(
    (text, [shipped, ours]) => text.replaceAll(shipped, () => ours),
    readFileSync('content/README.md', 'utf8'),
  ),
);

/**
 * The edit that the document shows for the file that a pattern matches; `at` names its place if
 * there are several.
 */
export function editOf(pattern: RegExp, at?: string): Edit {
  const edit = edits.find(({ file, place }) => pattern.test(file) && place === (at ?? place));
  if (!edit) throw new Error(`content/README.md shows no edit of ${pattern.source}`);
  return edit;
}

/** The fields that the document shows for the file that a pattern matches. */
export const shownIn = <Fields>(pattern: RegExp, at?: string) =>
  parse(editOf(pattern, at).text) as Fields;

/** All fields that the document shows for the file that a pattern matches, in several places. */
export const fieldsIn = (pattern: RegExp): unknown =>
  Object.assign(
    {},
    ...edits
      .filter(({ file, place }) => pattern.test(file) && !/^in/.test(place))
      .map(({ text }) => parse(text) as object),
  );

/** The entry that the document adds to a collection. */
export const added = <Entry>(name: string) =>
  shownIn<[Entry]>(new RegExp(`^content/en/${name}\\.yaml$`))[0];

/** The section of a kind that the document adds to its page. */
export function addedSection<Kind extends SectionKind>(kind: Kind): SectionOf<Kind> {
  const sections = edits
    .filter(({ file, place }) => /pages\/spring\.yaml$/.test(file) && place === 'in `sections`')
    .flatMap(({ text }) => parse(text) as SectionOf<Kind>[]);
  const section = sections.find((one) => one.kind === kind);
  if (!section) throw new Error(`content/README.md adds no section of the kind ${kind}`);
  return section;
}

/** The look that the document shows, without its logo. */
export const brand = brandFile.parse(shownIn(/^content\/brand\.yaml$/, ''));
export const article = editOf(/^content\/en\/journal\//);
export const pageFile = editOf(/^content\/en\/pages\//, 'a new file');
export const [author] = shownIn<{ authors: [Author] }>(/authors\.yaml$/).authors;
export const pictured = addedSection('picture');
export const video = addedSection('video');
/** A file that the document offers, and what is said of it. */
export const DOWNLOAD = { path: '/files/terms.pdf', bytes: 240_100, note: '(PDF, 240 kB)' };
/** Where the document's page and article are. */
export const pagePath = (parse(pageFile.text) as ComposedPage).path;
export const articlePath = `/blog/${parsePath(article.file).name}`;
