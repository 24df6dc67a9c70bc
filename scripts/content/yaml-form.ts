import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '@/engine/shared/files-below';
import { writeWhole } from '@/engine/shared/write-whole';
import { parseToWrite, yamlText } from '@/editor/yaml/yaml-text';

/** A file of the content that has another form than the one in which the editor writes it. */
type Unformed = { file: string; text: string };

/** The files of a folder, at any depth, whose form the editor would change when it saves them. */
function unformed(folder: string): Unformed[] {
  const files = filesBelow(folder).filter((file) => file.endsWith('.yaml'));
  return files.flatMap((name) => {
    const file = join(folder, name);
    const text = readFileSync(file, 'utf8');
    const document = parseToWrite(text);
    if (document.errors.length > 0 || text.includes('\r')) return [];
    const formed = yamlText(document);
    return formed === text ? [] : [{ file, text: formed }];
  });
}

/** `npm run format`, for the content: writes its files in the form in which the editor does. */
export function formatContent(folder: string): void {
  for (const { file, text } of unformed(folder)) {
    writeWhole(file, text);
    console.log(file);
  }
}

/** Says which files the editor would rewrite with their first change; empty if there are none. */
export function formAdvice(folder: string): string[] {
  const files = unformed(folder).map(({ file }) => file);
  if (files.length === 0) return [];
  return [
    'Advice: the form would wrap other lines of these files, too, when it first saves them; `npm run format` does it at once:',
    ...files.map((file) => `  ${file}`),
  ];
}
