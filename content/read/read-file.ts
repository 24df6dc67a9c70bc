import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGE } from '@/content/read/language';
import { parseYaml, type Source } from '@/content/read/yaml-source';

/** Folder of the articles. */
export const JOURNAL = `content/${LANGUAGE}/journal`;

/** Reads a YAML file. @throws ContentError if it cannot be read */
export function readYaml(file: string): Source {
  return parseYaml(file, readFileSync(file, 'utf8'));
}

/** Paths of all articles, drafts included. */
export function articleFiles(): string[] {
  return readdirSync(JOURNAL)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(JOURNAL, name));
}
