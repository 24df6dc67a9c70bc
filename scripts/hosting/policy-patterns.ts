import { FILE_PATH, type HostRules } from '@/scripts/hosting/host-rules';

/**
 * The policies that are narrower than that of the whole site, each with a regular expression for the
 * paths it is for, in the dialect that nginx and Apache share. A page is found by its path, by its
 * file or by a compressed copy of it. Where two match, the later one holds.
 */
export function policyPatterns({
  policies,
}: Pick<HostRules, 'policies'>): { policy: string; pattern: string }[] {
  const pagesByPolicy = new Map<string, string[]>();
  for (const [path, policy] of policies.pages) {
    pagesByPolicy.set(policy, [...(pagesByPolicy.get(policy) ?? []), path]);
  }
  return [
    { policy: policies.files, pattern: FILE_PATH },
    ...[...pagesByPolicy].map(([policy, paths]) => ({ policy, pattern: pagesPattern(paths) })),
  ];
}

function pagesPattern(paths: readonly string[]): string {
  const alternatives = paths.map((path) =>
    // The file of a home page has a name that its path has not.
    path.endsWith('/') ? `${escapePattern(path)}(?:index)?` : escapePattern(path),
  );
  return `^(?:${alternatives.join('|')})(?:\\.html(?:\\.(?:br|gz))?)?$`;
}

function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
