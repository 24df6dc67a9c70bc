import { catalogue } from '@/content/model/catalogue';
import type { JsonSchema } from '@/content/model/reading/to-json-schema';
import { choiceLabel } from '@/editor/config/value-widgets';

/** What only somebody who writes a file needs. */
const OF_FILES = / ?\(in a file,[^)]*\)| ?\bIn a file,.*?\.(?= |$)/g;
const FILE = /(?:content\/(?:[A-Za-z-]+\/)??)?((?:pages\/)?[a-z-]+)\.yaml/g;

const titles: Readonly<Record<string, { title: string } | undefined>> = catalogue;

/** A text in which files have the names of their forms. */
export const withTitles = (text: string) =>
  text.replaceAll(FILE, (file, name: string) => (titles[name] ? `“${titles[name].title}”` : file));

/** The hint of a field: other files by the names of their forms, and what holds without a choice. */
export function hintOf(schema: JsonSchema): string {
  const { description = '', default: preset } = schema;
  const own = withTitles(description.replaceAll(OF_FILES, '')).trim();
  const isPreset = schema.enum && preset !== undefined;
  return [own, isPreset && `Without a choice: ${choiceLabel(schema, preset)}.`]
    .filter(Boolean)
    .join(' ');
}
