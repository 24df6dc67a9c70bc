import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Frame, Page } from '@playwright/test';
import { exportedFile, exportedPage } from '@/e2e/support/exported';
import { createStaticServer } from '@/engine/serve/static-server';
import site from '@/site.config';

/** Every page is opened at all of these widths at once, in frames side by side. */
const WIDTHS = [390, 768, 1024, 1280];
const HEIGHT = 800;
const WINDOWS_PATH = '/windows';
const WINDOWS =
  '<!doctype html><title>Windows</title><link rel=icon href=data:,><style>*{margin:0;border:0}</style>';

/**
 * End tags, but only the first of several in a row, because the others show nothing. An element
 * that is not shown, or gets its size from its start tag, stays in one piece.
 */
const ENDS =
  /<(svg|script|style|dialog)\b.*?<\/\1>|<(\w+)\b[^>]*\bpopover=.*?<\/\2>|<\/\w+>(?<!<\/\w+><\/\w+>)/gs;

/** A server of the export whose pages arrive in pieces, as on a line that stalls repeatedly. */
export class PiecewiseSite {
  /** The responses under way, one for each window. */
  readonly #responses: ServerResponse[] = [];
  readonly #server: Server;

  constructor() {
    const files = createStaticServer('out', site);
    this.#server = createServer((request, response) => {
      if (request.url === WINDOWS_PATH) {
        response.writeHead(200, { 'Content-Type': 'text/html' }).end(WINDOWS);
      } else if (request.headers['sec-fetch-dest'] === 'iframe') {
        // With a cache, the other windows would wait for the first window's response.
        response
          .writeHead(200, {
            'Content-Type': 'text/html;charset=utf-8',
            'Cache-Control': 'no-store',
          })
          .flushHeaders();
        this.#responses.push(response);
      } else files.emit('request', request, response);
    }).listen(0);
  }

  get origin(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  /**
   * Opens a page in windows of all widths. Each piece is sent when the previous one is on the
   * screen; everything below the first view is one piece.
   *
   * @param url path of the page, perhaps with a fragment
   * @param cutsHeader whether its header arrives in pieces, too, which is the same on all pages
   * @returns the windows, once the page is loaded
   */
  async open(
    page: Page,
    url: string,
    cutsHeader: boolean,
  ): Promise<{ width: number; frame: Frame }[]> {
    const width = WIDTHS.reduce((sum, each) => sum + each);
    await page.setViewportSize({ width, height: HEIGHT });
    await page.goto(this.origin + WINDOWS_PATH);
    const font = exportedPage('/')('link[as=font]').attr('href') ?? '';
    await page.evaluate(addWindows, { url, widths: WIDTHS, height: HEIGHT, font });
    while (this.#responses.length < WIDTHS.length) await once(this.#server, 'request');

    const [file = ''] = url.split('#');
    const html = exportedFile(`${file === '/' ? '/index' : file}.html`).toString();
    const pieces = piecesOf(html, cutsHeader);
    const last = pieces.length - 1;
    let sent = 0;
    for (let isInView = true; isInView && sent < last; sent += 1) {
      for (const response of this.#responses) response.write(`${pieces[sent]}<!--${sent}-->`);
      isInView = await page.evaluate(showPiece, String(sent));
    }
    for (const response of this.#responses.splice(0)) response.end(pieces.slice(sent).join(''));
    const frames = page.frames().slice(1);
    await Promise.all(frames.map((frame) => frame.waitForLoadState()));
    return frames.map((frame, index) => ({ width: WIDTHS[index] ?? 0, frame }));
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }
}

/** The page, cut at every end tag of its body, perhaps with all before its main part in one piece. */
function piecesOf(html: string, cutsHeader: boolean): string[] {
  const main = html.indexOf('<main');
  const from = cutsHeader ? html.indexOf('<body') : main;
  const to = html.indexOf('</body>');
  const ends = [...html.matchAll(ENDS)]
    .map(({ 0: text, index }) => index + text.length)
    .filter((end) => end > from && end < to);
  const cuts = cutsHeader ? ends : [main, ...ends];
  return [0, ...cuts].map((start, index) => html.slice(start, cuts[index]));
}

type Windows = { url: string; widths: number[]; height: number; font: string };

/** Loads the font first; otherwise one window's fetch could reach another after its first paint. */
async function addWindows({ url, widths, height, font }: Windows): Promise<void> {
  await new FontFace('early', `url(${font})`).load();
  document.body.append(
    ...widths.map((width) =>
      Object.assign(document.createElement('iframe'), {
        src: url,
        width: String(width),
        height: String(height),
      }),
    ),
  );
}

/**
 * Waits until a piece is about to be painted in every window.
 *
 * @param mark the comment at its end
 * @returns whether the piece ends in the first view of any window
 */
async function showPiece(mark: string): Promise<boolean> {
  const windows = [...document.querySelectorAll('iframe')];
  let ends: (Node | null | undefined)[];
  do {
    await new Promise(requestAnimationFrame);
    ends = windows.map(({ contentDocument }) => {
      let end: Node | null | undefined = contentDocument?.body;
      while (end?.lastChild) end = end.lastChild;
      return end;
    });
  } while (ends.some((end) => end?.nodeValue !== mark));
  // Anything that arrives from now on comes after the frame that is about to be painted.
  return ends.some((end) => (end?.parentElement?.getBoundingClientRect().top ?? 0) < innerHeight);
}
