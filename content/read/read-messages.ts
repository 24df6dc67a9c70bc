import { existsSync, readFileSync } from 'node:fs';
import { ContentError } from '@/content/read/content-error';
import { parseJson } from '@/content/read/json-source';
import { validate } from '@/content/read/validate';
import type { Source } from '@/content/read/yaml-source';
import { messagesFile, type Messages } from '@/content/schemas/messages';

/** Reads a JSON file. @throws ContentError if it does not exist or cannot be read */
export function readJson(file: string): Source {
  if (!existsSync(file)) throw new ContentError([`${file}: is missing`]);
  return parseJson(file, readFileSync(file, 'utf8'));
}

/** Reads the messages of a language. @throws ContentError with everything that is wrong with them */
export function readMessages(code: string): Messages {
  return validate(readJson(`messages/${code}.json`), messagesFile);
}
