import { parseJson } from '@/content/model/reading/json-source';
import { readFileAt } from '@/content/model/reading/read-file';
import { validate } from '@/engine/shared/validate';
import type { Source } from '@/engine/shared/source';
import { messagesFile, type Messages } from '@/content/model/schemas/messages';

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
