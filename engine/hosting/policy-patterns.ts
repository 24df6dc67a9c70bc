import { FILE_PATH, type HostRules } from './host-rules';
import { FILE_POLICY } from './security-policy';
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
  const pathsByPolicy = new Map<string, string[]>();
  for (const [path, policy] of policies) {
    const paths = pathsByPolicy.get(policy) ?? [];
    // The home page's file has a name that is not in its path.
    paths.push(...(path === home ? [home, `${base}/index`] : [path]).map(escapePattern));
    pathsByPolicy.set(policy, paths);
  }
  return [
    { policy: FILE_POLICY, pattern: FILE_PATH },
    ...[...pathsByPolicy].flatMap(([policy, paths]) =>
      inParts(paths).map((part) => ({
        policy,
        pattern: `^(?:${part.join('|')})(?:\\.html(?:\\.(?:br|gz))?)?$`,
      })),
    ),
  ];
}

/** A pattern may have 3,000 characters: nginx reads no word of more than 4,096. */
const MAX_CHARACTERS = 3_000;

/** Divides paths into lists that each fit into one pattern. */
function inParts(paths: readonly string[]): string[][] {
  const parts: string[][] = [];
  let room = 0;
  for (const path of paths) {
    if (path.length >= room) {
      parts.push([]);
      room = MAX_CHARACTERS;
    }
    parts.at(-1)?.push(path);
    room -= path.length + 1;
  }
  return parts;
}
