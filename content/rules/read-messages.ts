import type { Report } from '@/engine/content/content-error';
import { parseJson } from '@/engine/content/json-source';
import type { Memory } from '@/engine/content/memory';
import { readFileAt } from '@/engine/content/read-file';
import { validate } from '@/engine/content/validate';
import type { Source } from '@/engine/content/yaml-source';
import { messagesFile, type Messages } from '@/content/schemas/messages';

/** Reads a JSON file. @throws ContentError if it does not exist or cannot be read */
export function readJson(file: string, root = '.'): Source {
  return parseJson(file, readFileAt(file, root));
}

/**
 * Reads the messages of a language.
 *
 * @param memory results of an earlier reading of the same text
 * @param report collects everything that is wrong with the messages
 * @returns undefined if anything is wrong
 */
export function readMessages(
  code: string,
  root: string,
  memory: Memory,
  report: Report,
): Messages | undefined {
  const file = `messages/${code}.json`;
  const text = report.attempt(() => readFileAt(file, root));
  if (text === undefined) return undefined;
  return report.remembered(memory, file, [text], (found) =>
    found.attempt(() => validate(parseJson(file, text), messagesFile)),
  );
}
