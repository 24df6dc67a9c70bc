import type { RawContent } from '@/content/rules/raw-content';
import type { Place } from '@/content/rules/repeated-texts';
import { headOf, listProblems, type HeadTexts } from '@/content/schemas/pages/journal-heads';
import { problemAt, type Problem } from '@/engine/content/problem';
import { entriesOf, fieldsOf } from '@/engine/content/values';
import type { Source } from '@/engine/content/source';

/** The head of a list of articles, which is made from the name of an entry. */
interface ListHead extends Place {
  head: HeadTexts;
}

function isHead(value: unknown): value is HeadTexts {
  const { title, description } = fieldsOf(value);
  return typeof title === 'string' && typeof description === 'string';
}

/**
 * The heads of the lists that belong to the entries of a file.
 *
 * @param field the field with an entry's name, which replaces `placeholder` in the words
 */
function headsOf(
  source: Source | undefined,
  { list, field, placeholder }: Record<'list' | 'field' | 'placeholder', string>,
  words: unknown,
): ListHead[] {
  if (!source || !isHead(words)) return [];
  const names = entriesOf(fieldsOf(source.data)[list]).map((entry) => entry[field]);
  return names.flatMap((name, index) => {
    // Another check reports a name that an earlier entry has.
    if (typeof name !== 'string' || names.indexOf(name) < index) return [];
    return [{ source, path: [list, index, field], head: headOf(words, { [placeholder]: name }) }];
  });
}

function authorHeads({ sources: { authors, 'pages/blog': blog } }: RawContent): ListHead[] {
  const named = { list: 'authors', field: 'name', placeholder: 'name' };
  return headsOf(authors, named, fieldsOf(blog?.data).author);
}

/** Titles and descriptions of the pages of topics and authors, at the names they are made from. */
export function listHeadPlaces(files: RawContent): Place[] {
  const blog = files.sources['pages/blog'];
  const named = { list: 'topics', field: 'title', placeholder: 'topic' };
  const heads = [...headsOf(blog, named, fieldsOf(blog?.data).topic), ...authorHeads(files)];
  return heads.flatMap(({ head: { title, description }, ...place }) =>
    [title, description].map((text) => ({ ...place, text })),
  );
}

/** Authors whose page, due with their third article, would have an invalid title or description. */
export function authorHeadProblems(files: RawContent): Problem[] {
  const { pages } = fieldsOf(files.sources['pages/blog']?.data);
  if (!isHead(pages)) return [];
  return authorHeads(files).flatMap(({ source, path, head }) => {
    const [problem] = listProblems(pages, head);
    return problem ? [problemAt({ file: source.file, path }, problem)] : [];
  });
}
