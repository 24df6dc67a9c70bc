import { contentFile } from '@/content/model/catalogue';
import type { Site } from '@/content/model/read-site';
import { generatedFiles } from '@/content/model/route-table';
import { destinationsOf, hasFileBelow } from '@/content/model/rules/destinations';
import { OWN_FILES } from '@/content/model/rules/page-paths';
import {
  alike,
  redirectsByPath,
  redirectsOf,
  type Redirect,
} from '@/content/model/rules/redirects-of';
import type { Rule } from '@/content/model/rules/rule';
import { sitePages } from '@/content/model/site-pages';
import { problemsAt, type Fault, type Place } from '@/engine/shared/problem';

/** A target without its fragment. */
const withoutFragment = (to: string) => to.replace(/#.*/, '');

/** Where a path leads on to, and the place that says so. */
type Step = { to: string; see: Place } | undefined;

/** Where a path leads on to, if it is a redirect. */
function stepsOf(site: Site, first: ReadonlyMap<string, Redirect>): (to: string) => Step {
  const pages = new Map(sitePages(site).map((page) => [alike(page.path), page]));
  return (to) => {
    const key = alike(withoutFragment(to));
    const page = pages.get(key);
    if (page) {
      const { kind, canonical, file, fields } = page;
      return kind === 'redirect' && canonical !== undefined
        ? { to: canonical, see: { file, path: fields.own } }
        : undefined;
    }
    const redirect = first.get(key);
    return redirect && { to: redirect.to, see: redirect.at };
  };
}

/** Whether following a redirect leads back to it. */
function leadsBack({ from, to }: Redirect, stepFrom: (to: string) => Step): boolean {
  const seen = new Set<string>();
  for (let next = stepFrom(to); next && !seen.has(next.to); next = stepFrom(next.to)) {
    if (alike(withoutFragment(next.to)) === alike(from)) return true;
    seen.add(next.to);
  }
  return false;
}

/** Former paths are no longer in use, and lead to one page each, without a detour. */
export const redirects: Rule = {
  name: 'former paths lead to a page',
  check(site) {
    const all = redirectsOf(site);
    const first = redirectsByPath(all);
    const stepFrom = stepsOf(site, first);
    const destinations = destinationsOf(site);
    const hasFile = hasFileBelow(site.root);
    const pages = new Map(
      sitePages(site)
        .filter(({ appears }) => appears < Infinity)
        .map((page) => [alike(page.path), page]),
    );
    const file = contentFile('redirects', site.language);

    function faultFrom(redirect: Redirect): Fault | undefined {
      const { from } = redirect;
      const page = pages.get(alike(from));
      if (page) {
        const see = { file: page.file, path: page.fields.own };
        return { message: `“${from}” is a page ({see}), so it cannot lead elsewhere`, see };
      }
      if ([...OWN_FILES, ...generatedFiles].includes(alike(from)) || hasFile(from)) {
        return `“${from}” is a file of this site, so it cannot lead elsewhere`;
      }
      const earlier = first.get(alike(from));
      return earlier && earlier !== redirect
        ? { message: `“${from}” leads to “${earlier.to}” already ({see})`, see: earlier.at }
        : undefined;
    }

    function faultTo(redirect: Redirect): Fault | undefined {
      const { from, to, at } = redirect;
      if (alike(withoutFragment(to)) === alike(from)) return `“${from}” leads to itself`;
      const next = stepFrom(to);
      // One to something that is not published today is left out until it is.
      if (!next) return at.file === file ? destinations.link(to, { appears: Infinity }) : undefined;
      const { see } = next;
      const leads = `“${from}” leads to “${to}”, which leads`;
      return leadsBack(redirect, stepFrom)
        ? { message: `${leads} back to it ({see})`, see }
        : { message: `${leads} on to “${next.to}” ({see}); it must lead there directly`, see };
    }

    return all.flatMap((redirect) => {
      const ofFrom = faultFrom(redirect);
      const fault = ofFrom ?? faultTo(redirect);
      // An alias is a single value, without fields.
      const field = redirect.at.file === file ? [ofFrom ? 'from' : 'to'] : [];
      return problemsAt({ ...redirect.at, path: [...redirect.at.path, ...field] }, fault);
    });
  },
};
