import type { Page } from '@playwright/test';

const FRAMEWORK = /\/_next\/static\/(?:chunks|islands)\//;
const PAYLOAD_OR_STYLES = /\.(?:css|txt)(?:\?|$)/;

/** Whether a URL is that of React or of an island. */
export const isFramework = (url: string) => FRAMEWORK.test(url);
/** Whether a URL is one that only pages of Next request: router payloads, and style sheets. */
export const isOfNext = (url: string) => PAYLOAD_OR_STYLES.test(url);

/** Follows what a page requests from now on, and what of it is not there. */
export function watchRequests(page: Page) {
  const requested: string[] = [];
  const missing: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  page.on('response', (response) => {
    if (response.status() >= 400) missing.push(response.url());
  });
  return { requested, missing, framework: () => requested.filter(isFramework) };
}
