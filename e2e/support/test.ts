import { test as base, expect } from '@playwright/test';
import { counter } from '@/e2e/support/counter';

type Quiet = {
  /** Console messages that a spec expects, such as the one about a 404 response. */
  expectedMessages: RegExp[];
  /** Origins besides the site's own that a spec's pages may send requests to. */
  expectedOrigins: string[];
  /** Fails the test if a page was not quiet; runs automatically. */
  quiet: void;
};

/**
 * Said of an empty frame that will show another site: only that site's own origin, which the frame
 * does not have yet, keeps it from leaving its sandbox.
 */
export const EMPTY_FRAME = /allow-scripts and allow-same-origin for its sandbox/;

const REPORTED_TYPES = new Set(['error', 'warning']);

/** Logs every violation of the policy: browsers log most of them, but not all. */
function tellViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) =>
    console.error(`violation of the policy: ${effectiveDirective} ${sample}`),
  );
}

/**
 * The `test` of every spec that needs a browser. It fails when any page it opened wrote an error or
 * a warning to the console, threw, did what its security policy forbids, or requested anything from
 * another host. Contexts that a test opens itself are not watched.
 */
export const test = base.extend<Quiet>({
  expectedMessages: [[], { option: true }],
  expectedOrigins: [[], { option: true }],
  quiet: [
    async ({ context, baseURL, expectedMessages, expectedOrigins }, use) => {
      const problems: string[] = [];
      context.on('console', (message) => {
        if (!REPORTED_TYPES.has(message.type())) return;
        if ([EMPTY_FRAME, ...expectedMessages].some((pattern) => pattern.test(message.text())))
          return;
        // From a tab that the browser opened itself, before its requests are answered here.
        if (counter && message.location().url.startsWith(counter)) return;
        problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => problems.push(`uncaught: ${error.error().message}`));
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (!/^https?:$/.test(protocol) || origin === baseURL) return;
        if ([...expectedOrigins, counter].includes(origin)) return;
        problems.push(`request to a foreign host: ${request.url()}`);
      });
      await context.addInitScript(tellViolations);
      // Tests must not count as visits.
      if (counter) await context.route(`${counter}/**`, (route) => route.fulfill({ status: 202 }));
      await use();
      expect(problems, 'console, errors and foreign requests').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
