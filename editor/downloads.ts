/** What is copied to the site as it is, by the endings of its names: what each begins with. */
const kinds: Readonly<Record<string, { what: string; start: RegExp }>> = {
  '.pdf': { what: 'a PDF', start: /^%PDF-/ },
  '.mp4': { what: 'a film', start: /^.{4}ftyp/s },
  '.webm': { what: 'a film', start: /^.E\xDF\xA3/s },
  '.vtt': { what: 'a WebVTT file', start: /^(?:\xEF\xBB\xBF)?WEBVTT/ },
};
/** How many bytes say what a file is. */
export const START_BYTES = 16;

const endingOf = (name: string) => /\.[^.]*$/.exec(name.toLowerCase())?.[0] ?? '';

/** Whether a name is that of a download which is no picture. */
export const isDownload = (name: string) => Object.hasOwn(kinds, endingOf(name));

/**
 * What is wrong with such a download; undefined if it is what its name says.
 *
 * @param start its first bytes
 */
export function downloadProblem(name: string, start: Uint8Array): string | undefined {
  const kind = kinds[endingOf(name)];
  if (!kind || kind.start.test(String.fromCodePoint(...start.slice(0, START_BYTES))))
    return undefined;
  return `${name} is not ${kind.what}, or is empty`;
}
