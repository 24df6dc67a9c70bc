/** A list whose entries other files name. */
interface NamedList {
  /** The file of the catalogue that has the list. */
  file: string;
  list: string;
  /** The field by which an entry is named. */
  key: string;
  /** The field that a form shows in its place. */
  label: string;
  /** What a name is called in messages. */
  called: string;
}

/**
 * What names an entry of another file: rules, forms and types read this table. A field of the
 * schema says `idOf('story')`.
 */
export const namedLists = {
  service: {
    file: 'services',
    list: 'services',
    key: 'id',
    label: 'title',
    called: 'the id of a service',
  },
  industry: {
    file: 'industries',
    list: 'industries',
    key: 'id',
    label: 'title',
    called: 'the id of an industry',
  },
  question: {
    file: 'faq',
    list: 'questions',
    key: 'id',
    label: 'question',
    called: 'the id of a question',
  },
  category: {
    file: 'faq',
    list: 'questions',
    key: 'category',
    label: 'category',
    called: 'the category of a question',
  },
  model: {
    file: 'pricing',
    list: 'models',
    key: 'id',
    label: 'title',
    called: 'the id of a pricing model',
  },
  story: {
    file: 'client-stories',
    list: 'stories',
    key: 'id',
    label: 'title',
    called: 'the id of a client story',
  },
  statement: {
    file: 'purpose',
    list: 'statements',
    key: 'id',
    label: 'title',
    called: 'the id of a statement',
  },
  topic: {
    file: 'pages/blog',
    list: 'topics',
    key: 'id',
    label: 'title',
    called: 'the id of a topic',
  },
} as const satisfies Record<string, NamedList>;

/** Something of which other files name an entry. */
export type Listed = keyof typeof namedLists;
