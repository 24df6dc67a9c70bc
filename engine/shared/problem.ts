import { fillText } from '../islands/fill-text';
import type { Source } from './source';
import { fieldsOf, valueAt } from './values';

/** A place in the content. */
export interface Place {
  /** Path of the file from the site's folder. */
  file: string;
  /** Keys and indices that lead to a value of the file; without them the file as a whole is meant. */
  path?: readonly PropertyKey[];
}

/** A mistake in the content. */
export interface Problem extends Place {
  /** What is wrong, in plain words; `{see}` stands for the place `see`. */
  message: string;
  /** The line of the file, from 1, for a mistake that is at no value. */
  line?: number;
  /** How many lines below that of the value the mistake is, in a text of several lines. */
  below?: number;
  /** Another place to which the message refers. */
  see?: Place;
}

/** What a check says of a value, whose place it does not know. */
export type Fault = string | Pick<Problem, 'message' | 'see'>;

/** A place together with what its file says about it. */
export interface Located extends Place {
  /** From 1. */
  line?: number;
  /** Names of the entries that contain the value, by the position of their index in the path. */
  names: Readonly<Record<number, string>>;
}

/** A problem whose places, its own and the one to which it refers, are located. */
export interface Finding extends Located, Pick<Problem, 'message'> {
  see?: Located;
}

/** Values of a file; without lines if no file contains the values as they are. */
export type Validated = Omit<Source, 'lineOf'> & Partial<Source>;

/** Fields by which an entry is recognised, the best first. */
const NAMES = ['id', 'key', 'title', 'question', 'name', 'city', 'year', 'kind'];

/** An entry's own name, such as its id or title. */
function nameOf(entry: unknown): string | undefined {
  const fields = fieldsOf(entry);
  const name = NAMES.map((field) => fields[field]).find((value) => value !== undefined);
  return typeof name === 'string' || typeof name === 'number' ? String(name) : undefined;
}

/** The names of the entries on the way to a value. */
function namesOn(path: readonly PropertyKey[], data: unknown): Located['names'] {
  return Object.fromEntries(
    path.flatMap((key, index) => {
      const name =
        typeof key === 'number' ? nameOf(valueAt(data, path.slice(0, index + 1))) : undefined;
      return name === undefined ? [] : [[index, name]];
    }),
  );
}

/**
 * The problem at a place, from what a check says of the value there.
 *
 * @param place file and path or line
 * @param fault undefined or false if nothing is wrong
 * @returns one problem, or none
 */
export function problemsAt(
  place: Omit<Problem, 'message'>,
  fault: Fault | undefined | false,
): Problem[] {
  if (!fault) return [];
  return [{ ...place, ...(typeof fault === 'string' ? { message: fault } : fault) }];
}

/**
 * Looks up lines and entries' names, which a finding has already; nothing else does.
 *
 * @param sources the files that problems are in, by their paths; a file that is not among them has
 *   no lines
 */
export function locate(
  problem: Problem | Finding,
  sources: ReadonlyMap<string, Validated>,
): Finding {
  if ('names' in problem) return problem;
  const { below = 0, see, message, ...place } = problem;
  const located = (at: Place & { line?: number }): Located => {
    const { data, lineOf } = sources.get(at.file) ?? {};
    const line = at.line ?? (at.path && lineOf?.(at.path));
    return {
      ...at,
      ...(line !== undefined && { line: line + (at === place ? below : 0) }),
      names: namesOn(at.path ?? [], data),
    };
  };
  return { ...located(place), message, ...(see && { see: located(see) }) };
}

/**
 * Says where a value is: the entries that contain it, by list, position and name, then the field.
 * `['services', 1, 'categories', 0, 'tasks']` becomes
 * “entry 2 of services (“it-solutions”), entry 1 of categories (“Service desk”), field tasks”.
 *
 * @param called what to call a field, from the keys and indices that lead to it, of which the last
 *   `own` keys are its own
 */
export function placeInWords(
  { path = [], names }: Located,
  called = (keys: readonly PropertyKey[], own: number) => keys.slice(-own).map(String).join('.'),
): string {
  const places: string[] = [];
  let own = 0;
  path.forEach((key, index) => {
    if (typeof key !== 'number') {
      own += 1;
      return;
    }
    const list = own > 0 ? ` of ${called(path.slice(0, index), own)}` : '';
    const name = names[index] === undefined ? '' : ` (“${names[index]}”)`;
    places.push(`entry ${key + 1}${list}${name}`);
    own = 0;
  });
  if (own > 0) places.push(`field ${called(path, own)}`);
  return places.join(', ');
}

/** A problem in a line: `file:line: entry and field: the mistake`, as far as they are known. */
export function inWords(finding: Finding): string {
  const where = ({ file, line }: Located) => (line === undefined ? file : `${file}:${line}`);
  const { see } = finding;
  const message = see ? fillText(finding.message, { see: where(see) }) : finding.message;
  return [where(finding), placeInWords(finding), message].filter(Boolean).join(': ');
}
