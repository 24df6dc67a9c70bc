/**
 * A typing mistake in a YAML file: the index of its line, what is wrong, and the line as it was
 * meant.
 */
interface Slip {
  line: number;
  reason: string;
  meant: string;
}

type Kind = 'field' | 'entry';

/** A group or list that is open, and the column at which its fields or entries begin. */
interface Level {
  kind: Kind;
  column: number;
  /** The column expected at this depth, which applies if later lines contradict `column`. */
  usual: number;
  /** Its first line. */
  line: number;
  /** The fields that it has so far. */
  names: Set<string>;
}

/** A text of several lines. */
type Text =
  | { kind: 'plain'; owner: number }
  | { kind: 'block'; owner: number; isFolded: boolean; column?: number; lines: number[] }
  | { kind: 'quoted'; mark: string }
  | { kind: 'flow'; depth: number };

const FIELD = /^([\w-]+):(?:\s+(.*))?$/;
const BLOCK = /^([|>])[-+\d]*(?:\s+#.*)?$/;
const QUOTED: Record<string, RegExp> = { "'": /^'(?:[^']|'')*'/, '"': /^"(?:[^"\\]|\\.)*"/ };
const NO_COLON = 'a colon and a space are missing after the name of a field';
const NO_HYPHEN = 'most likely a new entry begins here, and its hyphen is missing';

const columnOf = (line: string) => line.length - line.trimStart().length;
const nameIn = (part: string) => FIELD.exec(part.trim().replace(/^(?:- +)+/, ''))?.[1];
const inSpaces = (count: number) => (count === 1 ? '1 space' : `${count} spaces`);
/** How many brackets a line leaves open. */
const depthOf = (line: string) =>
  (line.match(/[[{]/g)?.length ?? 0) - (line.match(/[\]}]/g)?.length ?? 0);

/** Names of the fields of a file; lines of a text below `>` or `|` are left out. */
function namesIn(lines: readonly string[]): Set<string> {
  const names = new Set<string>();
  let owner = Infinity;
  for (const line of lines) {
    if (line.trim() === '' || columnOf(line) > owner) continue;
    const name = nameIn(line);
    if (name) names.add(name);
    const isBlock = BLOCK.test(line.replace(/^.*?:\s+|^[\s-]+/, ''));
    owner = isBlock ? line.length - line.replace(/^[\s-]+/, '').length : Infinity;
  }
  return names;
}

/**
 * Finds lines that are indented differently from their neighbours, and a few missing marks. A YAML
 * parser notices these late or not at all: it takes such a line for part of the text above, and
 * reports a later line.
 *
 * @param isReadable whether a parser accepts the text, so that apparent fields below `|` are text
 */
export function findSlips(text: string, isReadable = false): Slip[] {
  const lines = text.split(/\r?\n/);
  const names = namesIn(lines);
  const slips = new Map<number, Slip>();
  let levels: Level[] = [];
  /** A field or entry whose value may begin on the next line. */
  let opener: { column: number; usual: number } | undefined;
  /** The group or list that the previous line has ended, perhaps by mistake. */
  let left: { level: Level; by: number } | undefined;
  let open: Text | undefined;

  const lineAt = (index: number) => slips.get(index)?.meant ?? lines[index] ?? '';
  const note = (line: number, reason: string, meant: string) =>
    slips.set(line, { line, reason, meant });
  function blame(line: number, column: number): void {
    const own = lines[line] ?? '';
    const reason = `the line is indented by ${inSpaces(columnOf(own))}, its neighbours by ${column}`;
    note(line, reason, ' '.repeat(column) + own.trimStart());
  }
  /** The nearest line with something on it, above or below. */
  function neighbour(index: number, step: 1 | -1): string {
    let found = index + step;
    while (lines[found]?.trim() === '') found += step;
    return lines[found] ?? '';
  }
  const next = (index: number) => neighbour(index, 1);
  /** Whether a name may begin a field here: it is one of the file's, and the group lacks it. */
  const isNew = (name = '') =>
    names.has(name) && !levels.findLast(({ kind }) => kind === 'field')?.names.has(name);
  const isStructure = (line: string) => /^\s*- /.test(line) || names.has(nameIn(line) ?? '');

  /** The line with its missing colon or space; unchanged if neither is missing. */
  function withMark(line: string, index: number): string {
    const [, space = '', dashes = '', part = ''] = /^(\s*)((?:- +)*)(.*)$/.exec(line) ?? [];
    const around = `${neighbour(index, -1)}\n${next(index)}`;
    const isEntry = opener ?? (isStructure(part.slice(1)) || /^\s*-|\n\s*-/.test(around));
    if (isEntry && /^-[^\s\d-]/.test(part)) {
      const meant = `${space}${dashes}- ${part.slice(1)}`;
      note(index, 'a space is missing after the hyphen', meant);
      return meant;
    }
    const [, name = '', rest = ''] = /^([a-z]\w*)(?:(?:\s+|:)(\S.*))?$/.exec(part) ?? [];
    const inner = space.length + dashes.length;
    const isBeforeField = nameIn(next(index)) && columnOf(next(index)) === inner;
    const isInGroup = dashes
      ? isBeforeField && !/^\s*-/.test(next(index))
      : isBeforeField ||
        (opener !== undefined && inner > opener.column && BLOCK.test(rest)) ||
        levels.some(({ kind, column }) => kind === 'field' && column === inner);
    // No text has a word like “nextStep”, nor a word alone above the entries of a list.
    const looksLikeName = /[a-z][A-Z]/.test(name) || (name && !rest && /^\s*- /.test(next(index)));
    const isName = looksLikeName || (names.has(name) && (dashes || isNew(name)));
    if (nameIn(part) || !isName || !isInGroup) return line;
    const meant = `${space}${dashes}${name}: ${rest}`.trimEnd();
    note(index, NO_COLON, meant);
    return meant;
  }

  /** Whether a line looks like a comment, and no further line of the text follows it. */
  function isCommentBelow(block: Text & { kind: 'block' }, index: number): boolean {
    const isComment = (line: string) => /^\s*#/.test(line);
    const rest = lines.slice(index).filter((line) => line.trim() !== '');
    const following = rest.find((line) => !isComment(line)) ?? '';
    return isComment(rest[0] ?? '') && columnOf(following) <= block.owner;
  }

  /** Reads a line below `>` or `|`. @returns whether it belongs to that text */
  function readBlock(block: Text & { kind: 'block' }, line: string, index: number): boolean {
    const column = columnOf(line);
    const isDeeper = column > block.owner;
    const isOwn = isReadable && !block.isFolded && column >= (block.column ?? column);
    if (!isDeeper && isCommentBelow(block, index)) return false;
    if (isDeeper ? !isOwn && isNew(nameIn(line)) : isStructure(line)) return false;
    if (!isDeeper && withMark(line, index) !== line) return false;
    block.lines.push(index);
    const usual = block.owner + 2;
    if (isDeeper) block.column ??= column;
    const meant = block.column ?? usual;
    if (column === meant || (column > meant && !block.isFolded)) return true;
    if (column === usual && block.lines.length === 2) {
      blame(block.lines[0]!, usual);
      block.column = usual;
    } else blame(index, meant);
    return true;
  }

  /** Reads a line below the first line of a text. @returns whether it belongs to that text */
  function readText(line: string, index: number): boolean {
    if (!open) return false;
    if (open.kind === 'block') return readBlock(open, line, index);
    if (open.kind === 'plain') {
      return columnOf(line) > open.owner && !isStructure(line) && withMark(line, index) === line;
    }
    if (open.kind === 'flow') open.depth += depthOf(line);
    const isLast = open.kind === 'flow' ? open.depth <= 0 : line.trimEnd().endsWith(open.mark);
    if (isLast) open = undefined;
    return true;
  }

  /** The level of a line that begins at a column; notes a slip if none begins there. */
  function place(kind: Kind, column: number, line: number): Level {
    const before = left;
    left = undefined;
    const sameKind = levels.filter((level) => level.kind === kind);
    const fitting = sameKind.findLast((level) => level.column === column);
    const isNested =
      opener && (column > opener.column || (kind === 'entry' && column === opener.column));
    if (isNested ? !fitting : sameKind.length === 0) {
      levels = levels.filter((level) => level.column <= column);
      const usual = opener ? opener.usual + 2 : 0;
      levels.push({ kind, column, usual, line, names: new Set() });
      return levels.at(-1)!;
    }
    const odd = sameKind.findLast(
      (level) => level.column !== level.usual && level.usual === column,
    );
    const nearest = sameKind.toSorted(
      (a, b) => Math.abs(a.column - column) - Math.abs(b.column - column) || b.column - a.column,
    )[0]!;
    let found = fitting ?? odd ?? nearest;
    if (!fitting && odd) {
      // The first line of the level is the one with the wrong indentation.
      blame(odd.line, levels.find((level) => level.line === odd.line)!.usual);
      for (const level of levels) if (level.line === odd.line) level.column = level.usual;
    } else if (!fitting && before?.level.kind === kind && before.level.column === column) {
      // The previous line left the level too early.
      blame(before.by, column);
      levels.push(before.level);
      found = before.level;
    } else if (!fitting) blame(line, nearest.column);
    const rest = levels.slice(levels.indexOf(found) + 1);
    levels = levels.slice(0, levels.indexOf(found) + 1);
    const empty = opener && { ...found, column: opener.column + 2, names: new Set<string>() };
    const level = empty ?? rest.findLast((one) => one.kind === kind);
    if (level) left = { level, by: line };
    return found;
  }

  /** Begins a new entry at a field from which the entry's fields are repeated. */
  function splitEntry(fields: Level, name: string, index: number): void {
    const list = levels.at(-2);
    if (list?.kind !== 'entry' || !fields.names.has(name)) return;
    const columns = [columnOf(lines[index] ?? ''), fields.column];
    const below = lines.slice(index + 1);
    const end = below.findIndex((line) => /^\s*- /.test(line) && columnOf(line) <= list.column);
    const isRepeated = (line: string) =>
      columns.includes(columnOf(line)) && fields.names.has(FIELD.exec(line.trim())?.[1] ?? '');
    // A single repeated field is not a new entry.
    if (!below.slice(0, end < 0 ? undefined : end).some(isRepeated)) return;
    const hyphen = `${' '.repeat(list.column)}-`.padEnd(fields.column);
    note(index, NO_HYPHEN, hyphen + lineAt(index).trimStart());
    fields.names.clear();
  }

  /** Notes what a value opens, and whether its quotation mark is closed. */
  function readValue(value: string, column: number, usual: number, index: number): void {
    const [, style] = BLOCK.exec(value) ?? [];
    const [mark = ''] = value;
    if (value === '' || value.startsWith('#')) opener = { column, usual };
    else if (style) open = { kind: 'block', owner: column, isFolded: style === '>', lines: [] };
    else if (/^[[{]/.test(value)) {
      if (depthOf(value) > 0) open = { kind: 'flow', depth: depthOf(value) };
    } else if (!QUOTED[mark]) open = { kind: 'plain', owner: column };
    else if (!QUOTED[mark].test(value)) {
      if (next(index) !== '' && !isStructure(next(index))) open = { kind: 'quoted', mark };
      else note(index, 'a closing quotation mark is missing', `${lineAt(index)}${mark}`);
    }
  }

  for (const [index, own] of lines.entries()) {
    const isEmpty = own.trim() === '' || (open?.kind !== 'block' && /^\s*#/.test(own));
    if (isEmpty || readText(own, index)) continue;
    open = undefined;
    const line = withMark(own, index);
    const [, dashes = '', part = ''] = /^\s*((?:-(?: +|$))*)(.*)$/.exec(line) ?? [];
    const [, name, value = ''] = FIELD.exec(part) ?? [];
    if (!dashes && !name) {
      if (opener) open = { kind: 'plain', owner: opener.column };
      opener = undefined;
      continue;
    }
    const level = place(dashes ? 'entry' : 'field', columnOf(line), index);
    let { column, usual } = level;
    opener = undefined;
    const marks = dashes.match(/- */g) ?? [];
    for (const [order, mark] of marks.entries()) {
      const isLast = order === marks.length - 1;
      if (isLast && !name) break;
      [column, usual] = [column + mark.length, usual + 2];
      const kind = isLast ? 'field' : 'entry';
      levels.push({ kind, column, usual, line: index, names: new Set() });
    }
    if (name && !dashes) splitEntry(level, name, index);
    if (name) levels.at(-1)?.names.add(name);
    readValue(name ? value : part, column, usual, index);
  }
  return [...slips.values()].toSorted((a, b) => a.line - b.line);
}
