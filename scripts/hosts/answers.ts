import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { fillText } from '@/engine/islands/fill-text';

/** A kind of request, and how each host answers it. */
export type Request = {
  title: string;
  /** The paths to ask for: a field of `Subjects`. */
  of: string;
  /** The request's path, with a subject's fields in braces. */
  ask: string;
  /** By the host's name, or `all`: a status and perhaps a target, `here` or `closed`. */
  answers: Record<string, string | number>;
  /** Hosts whose program sends neither the body nor the headers of a deployed site. */
  unseen?: string[];
};

/** What is asked for, by the names of its spellings; of a redirect with its target. */
export type Subject = Record<string, string>;

type Answers = { unseen: Record<string, string[]>; requests: Request[] };

/** The one file that says what hosts answer. */
export function readAnswers(): Answers {
  return parse(readFileSync(join('scripts', 'hosts', 'answers.yaml'), 'utf8')) as Answers;
}

/** The answer that a host should give, in words such as `301 /about`. */
export function expectedOf({ answers }: Request, host: string, subject: Subject): string {
  return fillText(String(answers[host] ?? answers.all), subject);
}
