import { escapePattern } from '../shared/escape-pattern';
import { anyOf, NO_HOST, RESOURCE_POLICY, SHARED_HEADERS, type HostRules } from './host-rules';
import { VISIBLE_HOST_FILES } from './hosts';
import { FILE_POLICY, POLICY } from './security-policy';
import { withQuery } from './redirects';
import { policyPatterns } from './policy-patterns';

/**
 * Configuration that Caddy imports into its site block, whose `root` is the export or, for a site
 * under a sub-path, the folder that contains it. Paths are compared by regular expressions, because
 * Caddy's own comparison takes no notice of upper and lower case.
 */
export function caddyFile(rules: HostRules): string {
  const { base, home, translations, copies, redirects, headers, shared, caching } = rules;
  const kept = [...[base, ...translations].map((root) => `${root}/404.html`), ...copies];
  // Go's expressions have no look-ahead.
  const policies = policyPatterns(rules).filter(({ policy }) => policy !== FILE_POLICY);
  return `map {query} {with_query} {
  ~^.+$ "?\${0}"
  default ""
}
route {
${indent([
  ...Object.entries({ ...headers, 'Cache-Control': caching.others }).map(
    ([name, value]) => `header ${name} "${value}"`,
  ),
  ...header('immutable', `^${anyOf(caching.immutablePaths)}`, 'Cache-Control', caching.immutable),
  ...(shared.length > 0
    ? header('shared', `^${anyOf(shared)}/`, RESOURCE_POLICY, SHARED_HEADERS[RESOURCE_POLICY])
    : []),
  '@file {\n  path_regexp \\.[a-z0-9]+$\n  not path_regexp \\.(?:html|br|gz)$\n}',
  `header @file ${POLICY} "${FILE_POLICY}"`,
  ...policies.flatMap(({ policy, pattern }, index) =>
    header(`policy${index}`, pattern, POLICY, policy),
  ),
  'header Vary Accept-Encoding',
  '@manifest path_regexp \\.webmanifest$\nheader @manifest Content-Type application/manifest+json',
  `@hidden {
  path_regexp ^${escapePattern(base)}/(?:(?:.+/)?\\.|(?:${VISIBLE_HOST_FILES})$)
  not path ${base}/.well-known/*
}
error @hidden 404`,
  ...[...redirects].map(
    ([from, to], index) =>
      `@redirect${index} path_regexp ^${escapePattern(from)}$\n` +
      `redir @redirect${index} ${withQuery(encodeURI(to), '{with_query}')} 301`,
  ),
  `@home path_regexp ^${escapePattern(base)}/(?:index(?:\\.html)?)${base ? '?' : ''}$`,
  `redir @home ${encodeURI(home)}{with_query} 301`,
  // A page has one URL, without an extension.
  `@form {
  path_regexp form ^(/${NO_HOST}.*?)(?:/|\\.html)$
  not path_regexp ^${anyOf(kept)}$
}
route @form {
  @page file {re.form.1}.html
  route @page {
    uri strip_suffix .html
    uri strip_suffix /
    redir {uri} 301
  }
  error 404
}`,
  `@start path_regexp ^${escapePattern(home)}$
rewrite @start ${base}/index.html`,
  'try_files {path} {path}.html',
  // Folders are never served.
  '@folder not file\nerror @folder 404',
  'file_server {\n  precompressed br gzip\n}',
])}
}
handle_errors {
  header ${POLICY} "${rules.policies.get(`${base}/404`) ?? headers[POLICY] ?? ''}"
  header Cache-Control "${caching.others}"
${indent([
  ...translations.map(
    (root, index) => `@language${index} path_regexp ^${escapePattern(root)}(?:/|$)
rewrite @language${index} ${root}/404.html`,
  ),
  `@other not path_regexp ^${anyOf(translations.length > 0 ? translations.map((root) => `${root}/404.html`) : ['-'])}`,
  `rewrite @other ${base}/404.html`,
  'file_server',
])}
}
`;
}

/** A header for the paths that match a pattern. */
function header(matcher: string, pattern: string, name: string, value: string): string[] {
  return [`@${matcher} path_regexp ${pattern}`, `header @${matcher} ${name} "${value}"`];
}

const indent = (blocks: readonly string[]) => blocks.join('\n').replace(/^/gm, '  ');
