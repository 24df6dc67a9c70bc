import { isFields, valueAt } from '@/engine/shared/values';

/** What is used here of a field, or a kind of entry, in Decap's configuration. */
type Field = {
  name: string;
  label: string;
  label_singular?: string;
  field?: Field;
  fields?: readonly Field[];
  types?: readonly Field[];
};

/** What is used here of a form's part of Decap's configuration. */
type Form = { file: string; fields: readonly Field[] };
type Collection = { folder?: string; fields?: readonly Field[]; files?: readonly Form[] };

/** Decap's configuration, as far as it says what forms there are. */
export type Forms = { media_folder: string; collections: readonly Collection[] };

/** The fields of a file's form. */
function fieldsOf({ collections }: Forms, path: string): readonly Field[] {
  const folder = path.slice(0, path.lastIndexOf('/'));
  const forms = collections.flatMap(({ files = [] }) => files);
  const own = forms.find(({ file }) => file === path);
  return own?.fields ?? collections.find((one) => one.folder === folder)?.fields ?? [];
}

/** What the form calls a place in a file, such as `Questions › Question 2 › Answer`. */
export function labelOf(
  forms: Forms,
  file: string,
  path: readonly (string | number)[],
  values: unknown,
): string {
  let field: Field | undefined = { name: '', label: '', fields: fieldsOf(forms, file) };
  const words: string[] = [];
  path.forEach((key, index) => {
    if (typeof key === 'number') {
      words.push(`${field?.label_singular ?? 'Entry'} ${key + 1}`);
      const entry = valueAt(values, path.slice(0, index + 1));
      const kind = isFields(entry) ? entry.kind : undefined;
      field = field?.types?.find(({ name }) => name === kind) ?? field?.field ?? field;
    } else {
      field = field?.fields?.find(({ name }) => name === key);
      words.push(field?.label ?? key);
    }
  });
  return words.join(' › ') || 'All of it';
}
