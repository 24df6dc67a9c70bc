/** What React's server output for a page ("flight data") says about the page. */
export type FlightData = {
  /** Ids of the client modules that the page renders. */
  clientModules: Set<string>;
  /** The whole of it as text, in which every class name of a server component occurs. */
  text: string;
};

/** How Next hands over a piece of flight data; the argument is JSON. */
const PUSH = 'self.__next_f.push(';
const TEXT_PIECE = 1;
/** Rows of these kinds are preceded by their length in bytes and may hold line breaks. */
const SIZED_ROW = /^[\da-f]*:[TAOoUSsLlGgMmVb]([\da-f]+),/;
const CLIENT_REFERENCE = /^[\da-f]+:I(?=\[)/;
const NEW_LINE = 10;

/**
 * Reads the flight data in a page's inline scripts, of which those that carry none are skipped.
 *
 * @throws Error when a piece is not of the form that this Next writes
 */
export function readFlightData(inlineScripts: readonly string[]): FlightData {
  const text = inlineScripts
    .filter((script) => script.startsWith(PUSH))
    .map((script) => pieceOf(JSON.parse(script.slice(PUSH.length, script.lastIndexOf(')')))))
    .join('');
  return { text, clientModules: new Set(clientReferences(text)) };
}

function pieceOf(argument: unknown): string {
  if (Array.isArray(argument)) {
    const [kind, piece] = argument as unknown[];
    if (kind === TEXT_PIECE && typeof piece === 'string') return piece;
  }
  throw new Error('its flight data holds a piece of an unknown kind');
}

function* clientReferences(text: string): Generator<string> {
  for (const row of rows(text)) {
    const prefix = CLIENT_REFERENCE.exec(row)?.[0];
    if (prefix === undefined) continue;
    const [id] = JSON.parse(row.slice(prefix.length)) as unknown[];
    if (typeof id !== 'number' && typeof id !== 'string') {
      throw new Error(`its flight data names a client module in an unknown way: ${row}`);
    }
    yield String(id);
  }
}

/** The rows of flight data, without those that are pure text. Their lengths count bytes. */
function* rows(text: string): Generator<string> {
  const bytes = Buffer.from(text);
  for (let start = 0; start < bytes.length;) {
    const sized = SIZED_ROW.exec(bytes.toString('utf8', start, start + 40));
    if (sized?.[1] !== undefined) {
      start += sized[0].length + parseInt(sized[1], 16);
      continue;
    }
    const end = bytes.indexOf(NEW_LINE, start);
    const stop = end === -1 ? bytes.length : end;
    yield bytes.toString('utf8', start, stop);
    start = stop + 1;
  }
}
