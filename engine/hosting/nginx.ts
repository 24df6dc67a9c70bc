import { escapePattern } from '../shared/escape-pattern';
import { anyOf, NO_HOST, RESOURCE_POLICY, SHARED_HEADERS, type HostRules } from './host-rules';
import { VISIBLE_HOST_FILES } from './hosts';
import { POLICY, withPolicyOf } from './security-policy';
import { withQuery } from './redirects';
import { policyPatterns } from './policy-patterns';

/** nginx reads no word of more than 4,095 characters. */
const LONGEST_POLICY = 4_000;

/**
 * Configuration that nginx includes in its `server` block, whose `root` is the export or, for a
 * site under a sub-path, the folder that contains it.
 */
export function nginxFile(rules: HostRules): string {
  const { base, home, translations, copies, redirects, headers, shared, caching } = rules;
  const {
    [POLICY]: sitePolicy,
    [RESOURCE_POLICY]: resourcePolicy,
    ...otherHeaders
  } = withPolicyOf(LONGEST_POLICY, headers);
  return `charset utf-8;
server_tokens off;
absolute_redirect off;
gzip_static on;
gzip_vary on;
# Where nginx has its brotli module:
# brotli_static on;

# The internal redirect to the 404 page passes through here again.
set $cache_control "${caching.others}";
set $policy "${sitePolicy}";
set $resource_policy "${resourcePolicy}";
if ($uri ~ "^${anyOf(caching.immutablePaths)}") {
  set $cache_control "${caching.immutable}";
}
${
  shared.length > 0
    ? `if ($uri ~ "^${anyOf(shared)}/") {
  set $resource_policy "${SHARED_HEADERS[RESOURCE_POLICY]}";
}
`
    : ''
}${policyPatterns(rules)
    .map(({ policy, pattern }) => `if ($uri ~ "${pattern}") {\n  set $policy "${policy}";\n}`)
    .join('\n')}
add_header Cache-Control $cache_control always;
add_header ${POLICY} $policy always;
add_header ${RESOURCE_POLICY} $resource_policy always;
${Object.entries(otherHeaders)
  .map(([name, value]) => `add_header ${name} "${value}" always;`)
  .join('\n')}

${notFoundPages(rules)}

# Directories are never served, so \`$uri/\` is left out.
location ${base}/ {
  try_files $uri $uri.html =404;
}
location = ${home} {
  try_files ${base}/index.html =404;
}
# The internal redirect of error_page ends here instead of at the rule for pages below, and so do
# files that keep their names.
${[...[base, ...translations].map((root) => `${root}/404.html`), ...copies]
  .map((path) => `location = "${path.replace(/["\\]/g, '\\$&')}" {\n}`)
  .join('\n')}
${otherHomes(base)
  .map((path) => `location = ${path} {\n  return 301 ${encodeURI(home)}$is_args$args;\n}`)
  .join('\n')}
location ~ ^${escapePattern(base)}/(?:(?:.+/)?\\.(?!well-known/)|(?:${VISIBLE_HOST_FILES})$) {
  return 404;
}
# A page has one URL, without an extension.
location ~ ^(?<page>${escapePattern(base)}/${NO_HOST}.*?)(?:/|\\.html)$ {
  if (-f $document_root$page.html) {
    # Unlike \`return\`, this encodes the path again.
    rewrite ^(.+?)(?:/|\\.html)$ $1 permanent;
  }
  return 404;
}
location ~ \\.webmanifest$ {
  types {}
  default_type application/manifest+json;
}
location ~ \\.gz$ {
  types {}
  default_type application/gzip;
}
${[...redirects]
  .map(
    ([from, to]) =>
      `location = ${from} {\n  return 301 ${withQuery(encodeURI(to), '$is_args$args')};\n}`,
  )
  .join('\n')}
`;
}

/** Each language has a 404 page of its own. */
function notFoundPages({ base, translations }: HostRules): string {
  const page = translations.length > 0 ? '$not_found_page' : `${base}/404.html`;
  return [
    ...(translations.length > 0 ? [`set ${page} "${base}/404.html";`] : []),
    ...translations.map(
      (root) =>
        `if ($uri ~ "^${escapePattern(root)}(?:/|$)") {\n  set ${page} "${root}/404.html";\n}`,
    ),
    `error_page 404 ${page};`,
    `error_page 403 =404 ${page};`,
  ].join('\n');
}

/** Other URLs of the home page: its file and, under a sub-path, the folder. */
function otherHomes(base: string): string[] {
  return [`${base}/index`, `${base}/index.html`, ...(base ? [`${base}/`] : [])];
}
