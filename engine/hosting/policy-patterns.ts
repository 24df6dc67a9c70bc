import { FILE_PATH, type HostRules } from './host-rules';
import { escapePattern } from '../shared/escape-pattern';

/**
 * The policies that are narrower than that of the whole site, each with a regular expression for
 * its paths, in the syntax that nginx and Apache share. A page is matched by its path, its file or
 * a compressed copy of it. Where two patterns match, the later one applies.
 */
export function policyPatterns({
  base,
  home,
  policies,
}: Pick<HostRules, 'base' | 'home' | 'policies'>): { policy: string; pattern: string }[] {
  const pagesByPolicy = new Map<string, string[]>();
  for (const [path, policy] of policies.pages) {
    pagesByPolicy.set(policy, [...(pagesByPolicy.get(policy) ?? []), path]);
  }
  return [
    { policy: policies.files, pattern: FILE_PATH },
    ...[...pagesByPolicy].map(([policy, paths]) => ({
      policy,
      pattern: pagesPattern(paths, home, base),
    })),
  ];
}

function pagesPattern(paths: readonly string[], home: string, base: string): string {
  const alternatives = paths.flatMap((path) =>
    // The home page's file has a name that is not in its path.
    (path === home ? [home, `${base}/index`] : [path]).map(escapePattern),
  );
  return `^(?:${alternatives.join('|')})(?:\\.html(?:\\.(?:br|gz))?)?$`;
}
