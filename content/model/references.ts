/** A list whose entries other files name. */
interface NamedList {
  /** The file of the catalogue that has the list. */
  file: string;
  list: string;
  /** The field by which an entry is named. */
  key?: string;
  /** The field that a form shows in its place. */
  label?: string;
  /** What messages call an entry. */
  called: string;
}

const listOf = <const List extends NamedList>(own: List) => ({
  ...({ key: 'id', label: 'title' } as const),
  ...own,
});

/**
 * What names an entry of another file: rules, forms and types read this table. A field of the
 * schema says `idOf('story')`.
 */
export const namedLists = {
  service: listOf({ file: 'services', list: 'services', called: 'a service' }),
  industry: listOf({ file: 'industries', list: 'industries', called: 'an industry' }),
  question: listOf({ file: 'faq', list: 'questions', label: 'question', called: 'a question' }),
  category: listOf({
    file: 'faq',
    list: 'questions',
    key: 'category',
    label: 'category',
    called: 'a question',
  }),
  model: listOf({ file: 'pricing', list: 'models', called: 'a pricing model' }),
  story: listOf({ file: 'client-stories', list: 'stories', called: 'a client story' }),
  statement: listOf({ file: 'purpose', list: 'statements', called: 'a statement' }),
  topic: listOf({ file: 'pages/blog', list: 'topics', called: 'a topic' }),
};

/** Something of which other files name an entry. */
export type Listed = keyof typeof namedLists;
