import type { Page } from '@playwright/test';

const FRAMEWORK = /\/_next\/static\/(?:chunks|islands)\//;
const PAYLOAD_OR_STYLES = /\.(?:css|txt)(?:\?|$)/;

/** Whether a URL is that of React or of an island. */
export const isFramework = (url: string) => FRAMEWORK.test(url);
/** Whether only Next's client would request a URL: a router payload, or a style sheet. */
export const isOfNext = (url: string) => PAYLOAD_OR_STYLES.test(url);

/** Records what a page requests from now on, and which of that is missing. */
export function watchRequests(page: Page) {
  const requested: string[] = [];
  const missing: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  page.on('response', (response) => {
    if (response.status() >= 400) missing.push(response.url());
  });
  return { requested, missing, framework: () => requested.filter(isFramework) };
}
