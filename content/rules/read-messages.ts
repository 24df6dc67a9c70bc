import { parseJson } from '@/engine/content/json-source';
import { readFileAt } from '@/engine/content/read-file';
import { validate } from '@/engine/content/validate';
import type { Source } from '@/engine/content/source';
import { messagesFile, type Messages } from '@/content/schemas/messages';

/** Reads a JSON file. @throws ContentError if it does not exist or cannot be read */
export function readJson(file: string, root = '.'): Source {
  return parseJson(file, readFileAt(file, root));
}

/**
 * Reads the messages of a language.
 *
 * @param code of the language
 * @param root the folder that `messages` is in
 * @throws ContentError with everything that is wrong with them
 */
export function readMessages(code: string, root: string): Messages {
  return validate(readJson(`messages/${code}.json`, root), messagesFile);
}
