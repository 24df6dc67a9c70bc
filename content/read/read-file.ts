import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from '@/content/read/content-error';
import { parseYaml, type Source } from '@/content/read/yaml-source';
import { language } from '@/messages/languages';

/** Folder of the articles. */
export const JOURNAL = `content/${language.code}/journal`;

/** Words of `site.yaml` in a language that is not the default one. */
export const COMPANY_WORDS = `content/${language.code}/company.yaml`;

/** Reads a YAML file. @throws ContentError if it does not exist or cannot be read */
export function readYaml(file: string): Source {
  if (!existsSync(file)) throw new ContentError([`${file}: is missing`]);
  return parseYaml(file, readFileSync(file, 'utf8'));
}

/** Paths of all articles, drafts included. */
export function articleFiles(): string[] {
  if (!existsSync(JOURNAL)) return [];
  return readdirSync(JOURNAL)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(JOURNAL, name));
}
