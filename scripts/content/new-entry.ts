import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isSeq, parseDocument, type ParsedNode } from 'yaml';
import type { z } from 'zod';
import { contentFile } from '@/content/catalogue';
import { dayIn, knownZone } from '@/content/days';
import { isName } from '@/content/file-name';
import { servicePath } from '@/content/paths';
import { journalIn, pagesIn } from '@/content/rules/content-files';
import { OFFICE_ZONE } from '@/content/rules/facts';
import { frontMatter } from '@/content/schemas/article';
import { composedPage } from '@/content/schemas/composed-page';
import { faqFile } from '@/content/schemas/faq';
import { servicesFile } from '@/content/schemas/service';
import { isFile, readFileAt } from '@/engine/content/read-file';
import { toJsonSchema } from '@/engine/content/to-json-schema';
import { entriesOf, type Fields } from '@/engine/content/values';
import { PAGE_SCHEMA_LINE } from '@/scripts/content/page-schema-line';
import { startOf, SourceText } from '@/scripts/editor/yaml/source-text';
import { withHints } from '@/scripts/content/with-hints';

/** Kinds that `npm run new` adds. */
export const newKinds = ['page', 'article', 'service', 'question'] as const;
export type NewKind = (typeof newKinds)[number];

/** A file and its text. */
type Written = { file: string; text: string };

/** `year-end` as `Year end`. */
const readable = (name: string) =>
  (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('-', ' ');

function newPage(name: string): unknown {
  const title = readable(name);
  return {
    title,
    description: `What visitors find on the page “${title}”, in one sentence for search engines.`,
    label: title,
    path: `/${name}`,
    sections: [
      {
        kind: 'intro',
        eyebrow: 'A few words above',
        heading: title,
        lead: 'One or two short sentences that say what this page is for.',
      },
      { kind: 'text', text: '## A heading\n\nA paragraph, with a **strong** word.\n' },
      {
        kind: 'next',
        heading: 'What should a visitor do next?',
        text: 'One or two short sentences that say what happens then.',
        action: 'Write to us',
        link: '/contact',
      },
    ],
  };
}

function newService(name: string): unknown {
  return {
    id: name,
    icon: 'puzzle',
    title: readable(name),
    description: `What clients get from the service “${readable(name)}”, in one sentence.`,
    handover: {
      begins: 'What happens first, in a sentence or two.',
      people: 'Who does the work, and what stays with the client.',
      reports: 'What the client sees of the work.',
    },
    categories: [{ name: 'A category', tasks: ['A task in a short phrase'] }],
  };
}

function newQuestion(name: string, category: unknown): unknown {
  return {
    id: name,
    question: `What should visitors ask about “${readable(name)}”?`,
    answer:
      'Answer here, in 40 to 90 words that anybody understands. Begin with the answer itself, and ' +
      'give the reason afterwards. Say what the visitor has to do, who does the rest, and how long ' +
      'it takes. Facts of the company stand in braces, such as {city}, and follow when they change.',
    category,
    keywords: [name.replaceAll('-', ' '), 'a word that visitors search for'],
  };
}

/** The front matter and the text of an article that concerns one service. */
function articleText(name: string, service: string, topic: string, date: string): string {
  const fields = {
    title: readable(name),
    summary: `What “${readable(name)}” tells its reader, in one sentence for search engines.`,
    date,
    author: 'Client coordinator',
    topic,
    services: [service],
    icon: 'file-text',
    draft: true,
  };
  return `---
${withHints(fields, toJsonSchema(frontMatter)).trimEnd()}
---

A first paragraph, which says who this is for.

## A heading

What they may ask of [this service](${servicePath(service)}).
`;
}

/** The entries of a list in a file, the column of the list, and where its last entry ends. */
function entriesIn({ file, text }: Written, list: string) {
  const document = parseDocument(text);
  const node = document.get(list);
  const last = isSeq<ParsedNode>(node) && node.items.at(-1);
  if (!isSeq(node) || !last) throw new Error(`${file}: ${list} is not a list with entries.`);
  if (node.flow) {
    throw new Error(
      `${file}: ${list} is in brackets. Begin each entry on a line of its own, with a hyphen.`,
    );
  }
  const column = new SourceText(text, document).columnOf(startOf(node));
  return { entries: entriesOf(node.toJSON()), column, end: last.range[1] };
}

/** The file with one more entry at the end of a list, and otherwise unchanged. */
function withEntry(
  { file, text }: Written,
  list: string,
  schema: z.ZodType,
  name: string,
  entryAfter: (entries: readonly Fields[]) => unknown,
): Written {
  const { entries, column, end } = entriesIn({ file, text }, list);
  if (entries.some(({ id }) => id === name)) throw new Error(`${file} has “${name}” already.`);
  const [lineEnd = '\n'] = /\r?\n/.exec(text) ?? [];
  const lines = withHints([entryAfter(entries)], toJsonSchema(schema).properties?.[list] ?? {})
    .trimEnd()
    .replaceAll(/^(?=.)/gm, () => ' '.repeat(column))
    .replaceAll('\n', () => lineEnd);
  const rest = text
    .slice(end)
    .replace(/^\s*\n/, '')
    .trimEnd();
  const parts = [text.slice(0, end).trimEnd(), lines, rest].filter(Boolean);
  return { file, text: parts.join(lineEnd + lineEnd) + lineEnd };
}

/** The day of the first office, by which articles appear. */
function todayOf(site: Written, now: Date): string {
  const [office] = entriesIn(site, 'offices').entries;
  return dayIn(knownZone(String(office?.timeZone)) ?? OFFICE_ZONE, now);
}

/** Where the entry is added, and the present time. */
type Place = { root: string; language: string; now: Date };

/**
 * A new page, article, service or question that passes all checks, with the hint of each field as a
 * comment; nothing is written.
 *
 * @param name last part of its path, or its id
 * @returns the file, below `root`, and its new text
 * @throws if the name is invalid, or is taken
 */
export function newEntry(kind: NewKind, name: string, { root, language, now }: Place): Written {
  if (!isName(name)) {
    throw new Error(`“${name}” must be lower case words joined by hyphens, such as year-end.`);
  }
  const fresh = (file: string, text: string): Written => {
    if (isFile(join(root, file))) throw new Error(`${file} exists already.`);
    return { file, text };
  };
  const read = (content: 'site' | 'services' | 'faq' | 'pages/blog'): Written => {
    const file = contentFile(content, language);
    return { file, text: readFileAt(file, root) };
  };
  switch (kind) {
    case 'page': {
      const text = withHints(newPage(name), toJsonSchema(composedPage));
      return fresh(`${pagesIn(language)}/${name}.yaml`, `${PAGE_SCHEMA_LINE}\n\n${text}`);
    }
    case 'article': {
      const [service] = entriesIn(read('services'), 'services').entries;
      const [topic] = entriesIn(read('pages/blog'), 'topics').entries;
      const date = todayOf(read('site'), now);
      const text = articleText(name, String(service?.id), String(topic?.id), date);
      return fresh(`${journalIn(language)}/${name}.md`, text);
    }
    case 'service':
      return withEntry(read('services'), 'services', servicesFile, name, () => newService(name));
    case 'question':
      return withEntry(read('faq'), 'questions', faqFile, name, (all) =>
        newQuestion(name, all.at(-1)?.category),
      );
  }
}

/** Writes the entry. Git keeps no empty folder, so there is none before the first article. */
export function writeEntry({ file, text }: Written, root: string): void {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
