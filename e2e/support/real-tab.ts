import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { expect } from '@playwright/test';
import { findBrowser } from '@/scripts/find-browser';
import { BROWSER_FLAGS } from '@/scripts/lib/browser-flags';

/** What the browser sends: the answer to a request, or an event. */
interface Message {
  id?: number;
  sessionId?: string;
  method?: string;
  params?: {
    sessionId: string;
    targetInfo: { targetId: string; type: string; subtype?: string };
  };
  result?: Record<string, unknown>;
  error?: { message: string };
}

/** A page in a tab: the one that is shown, or one that is prerendered. */
interface PageInTab {
  sessionId: string;
  targetId: string;
  isPrerendered: boolean;
}

const LIMIT_MS = 60_000;

/**
 * A tab of a browser that prerenders pages and has a back/forward cache. Playwright's pages have
 * neither, because they are debugged themselves; here the debugger is attached to the tab.
 */
export class RealTab {
  readonly pages: PageInTab[] = [];
  readonly #browser: ChildProcess;
  readonly #profile: string;
  /** Requests that have not been answered, by id. */
  readonly #asked = new Map<number, { sessionId?: string; answer: (message: Message) => void }>();
  #lastId = 0;
  #received = '';

  private constructor() {
    this.#profile = mkdtempSync(join(tmpdir(), 'real-tab-'));
    this.#browser = spawn(
      findBrowser() ?? '',
      [
        ...BROWSER_FLAGS,
        '--headless',
        '--remote-debugging-pipe',
        '--window-size=1280,900',
        `--user-data-dir=${this.#profile}`,
      ],
      { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
    );
    this.#browser.stdio[4]?.on('data', (data) => this.#receive(String(data)));
  }

  static async open(): Promise<RealTab> {
    const tab = new RealTab();
    const { targetId } = await tab.#ask('Target.createTarget', {
      url: 'about:blank',
      forTab: true,
    });
    const { sessionId } = await tab.#ask('Target.attachToTarget', { targetId, flatten: true });
    const settings = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
    await tab.#ask('Target.setAutoAttach', settings, String(sessionId));
    await expect.poll(() => tab.pages.length, { intervals: [50] }).toBe(1);
    return tab;
  }

  async close(): Promise<void> {
    await this.#ask('Browser.close').catch(() => {});
    if (this.#browser.exitCode === null) {
      await new Promise((resolve) => this.#browser.once('exit', resolve));
    }
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }

  /** The page that is shown. */
  get shown(): PageInTab {
    return this.pages.find(({ isPrerendered }) => !isPrerendered)!;
  }

  /** @returns undefined if the browser has prerendered no page */
  get prerendered(): PageInTab | undefined {
    return this.pages.find(({ isPrerendered }) => isPrerendered);
  }

  /** Runs an expression in a page, by default in the one that is shown. */
  async run(expression: string, page = this.shown): Promise<unknown> {
    const options = { expression, awaitPromise: true, returnByValue: true, userGesture: true };
    const { result, exceptionDetails } = (await this.#ask(
      'Runtime.evaluate',
      options,
      page.sessionId,
    )) as { result: { value?: unknown }; exceptionDetails?: { text: string } };
    if (exceptionDetails) throw new Error(`${exceptionDetails.text} in ${expression}`);
    return result.value;
  }

  /** Waits until an expression is true in a page; a page that is just being left has none. */
  async until(expression: string, page?: PageInTab): Promise<void> {
    await expect
      .poll(() => this.run(expression, page ?? this.shown).catch(() => false), {
        message: expression,
        timeout: LIMIT_MS,
        intervals: [50],
      })
      .toBeTruthy();
  }

  async goto(url: string): Promise<void> {
    await this.#ask('Page.navigate', { url }, this.shown.sessionId);
  }

  /** Types with the keyboard into the element that has the focus. */
  async type(text: string): Promise<void> {
    await this.#ask('Input.insertText', { text }, this.shown.sessionId);
  }

  /** Moves the mouse onto the first visible element of a selector, and perhaps clicks it. */
  async point(selector: string, { click = false } = {}): Promise<void> {
    const centre = (await this.run(`(() => {
      const found = [...document.querySelectorAll(${JSON.stringify(selector)})];
      const { x, y, width, height } = found.find((one) => one.offsetWidth).getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    })()`)) as { x: number; y: number };
    const types = click ? ['mousePressed', 'mouseReleased'] : ['mouseMoved'];
    for (const type of types) {
      const event = { type, ...centre, button: click ? 'left' : 'none', clickCount: 1 };
      await this.#ask('Input.dispatchMouseEvent', event, this.shown.sessionId);
    }
  }

  #ask(method: string, params = {}, sessionId?: string): Promise<Record<string, unknown>> {
    this.#lastId += 1;
    const id = this.#lastId;
    const requests = this.#browser.stdio[3] as Writable;
    requests.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    return new Promise((resolve, reject) => {
      const answer = ({ result, error }: Message) =>
        error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result ?? {});
      this.#asked.set(id, { ...(sessionId && { sessionId }), answer });
    });
  }

  #receive(data: string): void {
    const messages = (this.#received + data).split('\0');
    this.#received = messages.pop() ?? '';
    for (const message of messages) this.#take(JSON.parse(message) as Message);
  }

  #take({ id, method, params, ...answer }: Message): void {
    if (id !== undefined) {
      this.#asked.get(id)?.answer(answer);
      this.#asked.delete(id);
      return;
    }
    const { sessionId = '', targetInfo } = params ?? {};
    const isPrerendered = targetInfo?.subtype === 'prerender';
    if (method === 'Target.attachedToTarget' && targetInfo?.type === 'page') {
      this.pages.push({ sessionId, targetId: targetInfo.targetId, isPrerendered });
    } else if (method === 'Target.targetInfoChanged') {
      // A prerendered page that is shown becomes an ordinary one.
      const page = this.pages.find(({ targetId }) => targetId === targetInfo?.targetId);
      if (page) page.isPrerendered = isPrerendered;
    } else if (method === 'Target.detachedFromTarget') {
      const index = this.pages.findIndex((page) => page.sessionId === sessionId);
      if (index >= 0) this.pages.splice(index, 1);
      // A page that is gone answers no more.
      for (const asked of this.#asked.values()) {
        if (asked.sessionId === sessionId) asked.answer({ error: { message: 'the page is gone' } });
      }
    }
  }
}
