import { whenShown } from '@/engine/islands/when-shown';

/**
 * Reports a visit to the service that the site's owner may have chosen: once when the page has
 * loaded, and once when it is left, with the page's speed. It sets no cookie and sends no visitor's
 * id and no query; it sends nothing at all if the browser says that its user does not want this.
 *
 * `scripts/bundle-shell.ts` sets the variables. Without them no page contains this code.
 */

type Facts = Record<string, string | number>;

/** Global Privacy Control, which TypeScript does not know, beside Do Not Track. */
type Asked = Navigator & { globalPrivacyControl?: boolean };

/** The origin of the page that linked to this one. */
function referrer(): string {
  const [place = ''] = /^[^/]+\/\/[^/]+/.exec(document.referrer) ?? [];
  return place;
}

/** A width class like Tailwind's, so that no visitor is identified by window width. */
function widthClass(): number {
  return [1280, 1024, 768, 640].find((width) => innerWidth >= width) ?? 360;
}

/** See https://plausible.io/docs/events-api and https://umami.is/docs/api/sending-stats. */
function bodyOf(name: 'pageview' | 'vitals', facts: Facts): unknown {
  const { origin, hostname, pathname } = location;
  if (process.env.INSIGHT_KIND === 'plausible') {
    return {
      name,
      url: origin + pathname,
      domain: hostname,
      referrer: referrer(),
      props: facts,
      interactive: name === 'pageview',
    };
  }
  if (process.env.INSIGHT_KIND === 'umami') {
    const isView = name === 'pageview';
    return {
      type: 'event',
      payload: {
        website: process.env.INSIGHT_WEBSITE,
        hostname,
        url: pathname,
        referrer: referrer(),
        screen: `${widthClass()}x0`,
        ...(isView ? {} : { name, data: facts }),
      },
    };
  }
  return { name, path: pathname, referrer: referrer(), ...facts };
}

function send(name: 'pageview' | 'vitals', facts: Facts): void {
  const body = JSON.stringify(bodyOf(name, facts));
  // `sendBeacon` would send the service's cookies, and keep those that it sets.
  const options = {
    method: 'POST',
    mode: 'no-cors',
    keepalive: true,
    credentials: 'omit',
  } as const;
  fetch(process.env.INSIGHT_URL ?? '', { ...options, body }).catch(() => {});
}

/** Entries of the browser's own observers, with fields that TypeScript does not know. */
type Entry = PerformanceEntry & { interactionId?: number; hadRecentInput?: boolean; value: number };

/**
 * Measures what the visitor experiences: LCP and INP in ms, CLS in thousandths. What the browser
 * does not observe, or what has not happened, is left out, because 0 would mean perfect.
 */
function measure(): Facts {
  const facts: { lcp?: number; inp?: number; cls?: number } = {};
  let shifts = 0;
  let [first, last] = [0, 0];
  const observe = (type: string, note: (entry: Entry) => void) => {
    // Quick interactions count, too; by default only those of 104 ms or more are reported.
    const options = { type, buffered: true, durationThreshold: 16 };
    new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(note)).observe(
      options,
    );
  };
  // On a page prerendered or opened in the background, paint times do not say when it was seen.
  if (!document.hidden) {
    observe('largest-contentful-paint', ({ startTime }) => (facts.lcp = Math.round(startTime)));
  }
  observe('event', ({ interactionId, duration }) => {
    if (interactionId) facts.inp = Math.max(facts.inp ?? 0, duration);
  });
  if ('LayoutShift' in window) facts.cls = 0;
  observe('layout-shift', ({ hadRecentInput, startTime, value }) => {
    if (hadRecentInput) return;
    // The worst window of shifts: at most 5 s, with less than 1 s between two of them.
    if (startTime - last > 1000 || startTime - first > 5000) [shifts, first] = [0, startTime];
    last = startTime;
    shifts += value;
    facts.cls = Math.max(facts.cls ?? 0, Math.round(shifts * 1000));
  });
  return facts;
}

/** Reports the visit, unless the visitor's browser asks sites not to. */
export function reportVisit(): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Asked;
  if (doNotTrack === '1' || globalPrivacyControl) return;
  const facts = measure();
  const leave = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', leave);
    send('vitals', facts);
  };
  const begin = () => {
    send('pageview', { width: widthClass() });
    document.addEventListener('visibilitychange', leave);
  };
  whenShown(() => (document.readyState === 'complete' ? begin() : addEventListener('load', begin)));
}
