import type { ContentFile } from '@/content/model/catalogue';
import { MEDIA } from '@/content/model/pictures';
import { toJsonSchema } from '@/content/model/reading/to-json-schema';
import type { siteContent } from '@/editor/config/site-content';
import { fieldsFor, type Widget } from '@/editor/config/widgets';

/** Everything that the forms are made from. */
type EditorContent = ReturnType<typeof siteContent>;

/** Where the editor is used. */
export type EditorPlace = {
  /** Where Decap reads and saves, with the options of that backend. */
  backend: { name: string; [option: string]: unknown };
  /** Where the site is served, for the links to it. */
  siteUrl: string;
  /** Names of Decap's formats for the files, the articles and the pages of sections. */
  formats: { files: string; articles: string; pages: string };
  /** The value that marks pages of sections, if their folder is listed with its other files. */
  pagesFilter?: { field: string; value: string };
};

/** Formats that Decap itself knows. */
export const DECAP_FORMATS = { files: 'yaml', articles: 'yaml-frontmatter', pages: 'yaml' };

/** The groups of the catalogue, in the order of the editor's menu. */
const groups: readonly { name: ContentFile['group']; label: string; description: string }[] = [
  { name: 'company', label: 'Company', description: 'Facts that every page takes from here.' },
  { name: 'collections', label: 'Lists', description: 'Services, questions, slides and the like.' },
  { name: 'pages', label: 'Pages', description: 'The copy of each page.' },
];

/** Decap's configuration: a form for each file of content, made from its schema. */
export function editorConfig(content: EditorContent, place: EditorPlace) {
  const { backend, siteUrl, formats, pagesFilter } = place;
  return {
    backend,
    site_url: siteUrl,
    logo: { src: 'icon.svg', show_in_header: true },
    // A field contains the file name of an original, without its folder.
    media_folder: MEDIA,
    public_folder: '',
    editor: { preview: false },
    slug: { encoding: 'ascii', clean_accents: true },
    collections: [
      { ...articles(content), format: formats.articles },
      {
        ...pagesOfSections(content),
        format: formats.pages,
        ...(pagesFilter && { filter: pagesFilter }),
      },
      ...groups.map((group) => ({ ...filesOf(group, content), format: formats.files })),
    ],
  };
}

function filesOf({ name, label, description }: (typeof groups)[number], content: EditorContent) {
  const files = Object.entries(content.files).filter(([, { group }]) => group === name);
  return {
    name,
    label,
    description,
    files: files.map(([key, { file, title, schema, isOptional }]) => {
      const fields = fieldsFor(toJsonSchema(schema), content.read(file), content.choices);
      return {
        name: key.replaceAll('/', '-'),
        label: title,
        file,
        ...(content.paths[key] && { preview_path: content.paths[key] }),
        // A page that others need cannot be hidden.
        fields: isOptional ? fields : fields.filter((field) => field.name !== 'hidden'),
      };
    }),
  };
}

function pagesOfSections({ pages: { folder, schema }, choices }: EditorContent) {
  return {
    name: 'pages-of-sections',
    label: 'Your own pages',
    label_singular: 'Page',
    description: 'Pages that are put together from sections. Drag a section to move it.',
    folder,
    // Decap would look into the folders of files alone, where a section has a field for one.
    media_folder: `/${MEDIA}`,
    // Without it, Decap would write that folder into the field, too.
    public_folder: '',
    create: true,
    delete: true,
    extension: 'yaml',
    slug: '{{slug}}',
    summary: '{{title}} ({{path}})',
    sortable_fields: ['title', 'path'],
    fields: fieldsFor(toJsonSchema(schema), undefined, choices),
  };
}

function articles({ articles: { folder, schema }, choices }: EditorContent) {
  const body: Widget = {
    name: 'body',
    label: 'Text',
    widget: 'text',
    required: true,
    hint: 'Markdown, with ## above each section. Tables, lists and footnotes are written as on GitHub.',
  };
  return {
    name: 'articles',
    label: 'Articles',
    label_singular: 'Article',
    description: 'The journal. A draft is shown here only, never on the published site.',
    folder,
    create: true,
    delete: true,
    extension: 'md',
    slug: '{{slug}}',
    preview_path: 'blog/{{slug}}',
    summary: "{{title}} ({{date}}){{draft | ternary(', draft', '')}}",
    sortable_fields: [{ field: 'date', default_sort: 'desc' }, 'title', 'author'],
    fields: [...fieldsFor(toJsonSchema(schema), undefined, choices), body],
  };
}
