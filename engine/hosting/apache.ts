import { escapePattern } from '../shared/escape-pattern';
import { anyOf, NO_HOST, RESOURCE_POLICY, SHARED_HEADERS, type HostRules } from './host-rules';
import { VISIBLE_HOST_FILES } from './hosts';
import { POLICY } from './security-policy';
import { withQuery } from './redirects';
import { policyPatterns } from './policy-patterns';

/** `.htaccess` for Apache 2.4 with the modules headers and rewrite, and `AllowOverride All`. */
export function apacheFile(rules: HostRules): string {
  const { base, home, copies, redirects, headers, shared, caching } = rules;
  const kept = ['404.html', ...[...copies].map((path) => path.slice(base.length + 1))];
  return `Options -Indexes -MultiViews
DirectorySlash Off
ErrorDocument 403 ${base}/404.html
ErrorDocument 404 ${base}/404.html
# Apache makes the target of a redirect absolute, with the name and the protocol that it was asked by.
# That can be undone only where a document, here an empty one, answers.
ErrorDocument 301 ${base}/.nojekyll
Header edit Location "^https?://[^/]+(?=/)" "" env=!REDIRECT_TO_OTHER_SITE
AddDefaultCharset utf-8
AddCharset utf-8 .js .css .svg .xml .txt
AddType application/manifest+json .webmanifest
AddType font/woff2 .woff2

# Copies compressed by the build: the extension before the last one gives the file's type.
AddEncoding br .br
AddEncoding gzip .gz
RemoveType .gz
RemoveLanguage .br
# What is asked for under such a name is an archive to download, and stays as it is.
<If "%{THE_REQUEST} =~ m#^[A-Z]+ [^? ]+\\.gz[? ]#">
RemoveEncoding .gz
AddType application/gzip .gz
</If>

Header always set Cache-Control "${caching.others}"
Header always set Cache-Control "${caching.immutable}" "expr=%{REQUEST_URI} =~ m#^${anyOf(caching.immutablePaths)}#"
Header always merge Vary Accept-Encoding
${Object.entries(headers)
  .map(([name, value]) => `Header always set ${name} "${value}"`)
  .join('\n')}
${
  shared.length > 0
    ? `Header always set ${RESOURCE_POLICY} "${SHARED_HEADERS[RESOURCE_POLICY]}" "expr=%{REQUEST_URI} =~ m#^${anyOf(shared)}/#"`
    : ''
}
${policyPatterns(rules)
  .map(
    ({ policy, pattern }) =>
      `Header always set ${POLICY} "${policy}" "expr=%{REQUEST_URI} =~ m#${pattern}#"`,
  )
  .join('\n')}

RewriteEngine On
RewriteOptions AllowNoSlash
RewriteBase ${base}/
RewriteCond %{ENV:REDIRECT_STATUS} !=301
RewriteRule ^(?:\\.(?!well-known/)|(?:${VISIBLE_HOST_FILES})$) - [R=404,L]
${[...redirects]
  .flatMap(([from, to]) => redirectRules(`^${escapePattern(from.slice(base.length + 1))}$`, to))
  .join('\n')}

# A page has one URL, without an extension. Apache's own subrequests are left alone.
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule ^index(?:\\.html)?$ ${home} [NS,R=301,L]
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{DOCUMENT_ROOT}${base}/$1.html -f
RewriteRule ^(?!${anyOf(kept)}$)(${NO_HOST}.*?)(?:/|\\.html)$ ${base}/$1 [NS,R=301,L]
${
  base &&
  `RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{REQUEST_URI} ^${base}/$
RewriteRule ^ ${home} [NS,R=301,L]
`
}
# Nothing stands below a file; Apache would look for its page again and again.
RewriteCond %{PATH_INFO} .
RewriteRule ^ - [R=404,L]

# \`/about\` is \`about.html\`, even if a folder has that name, too; folders are never served.
RewriteCond %{REQUEST_URI} ^${base}/?$
RewriteRule ^ index.html
RewriteCond %{REQUEST_FILENAME} !-f
RewriteCond %{REQUEST_FILENAME}.html -f
RewriteRule ^(.+)$ $1.html
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule ^ - [R=404,L]

RewriteCond %{HTTP:Accept-Encoding} ${accepts('br')} [NC]
RewriteCond %{REQUEST_FILENAME}.br -f
RewriteRule ^(.+)$ $1.br [E=no-gzip:1,E=no-brotli:1,L]
RewriteCond %{HTTP:Accept-Encoding} ${accepts('gzip')} [NC]
RewriteCond %{REQUEST_FILENAME}.gz -f
RewriteRule ^(.+)$ $1.gz [E=no-gzip:1,E=no-brotli:1,L]
`;
}

/** Whether a browser accepts an encoding: one of quality 0 is refused. */
const accepts = (encoding: string) => `\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`;

/** By default, Apache puts the query after a fragment, and encodes the `#`. */
function redirectRules(pattern: string, to: string): string[] {
  const flags = to.startsWith('/') ? 'L' : 'L,E=TO_OTHER_SITE:1';
  if (!to.includes('#')) return [`RewriteRule ${pattern} ${to} [R=301,${flags}]`];
  // A percent sign before a digit stands for a part of a condition.
  const target = encodeURI(to).replaceAll('%', '\\%');
  return [
    `RewriteCond %{QUERY_STRING} !^$`,
    `RewriteRule ${pattern} ${withQuery(target, '?%{QUERY_STRING}')} [R=301,NE,${flags}]`,
    `RewriteRule ${pattern} ${target} [R=301,NE,${flags}]`,
  ];
}

/** `.htaccess` for the folder of a language, whose unknown paths get its own 404 page. */
export function apacheTranslationFile(root: string): string {
  return `ErrorDocument 403 ${root}/404.html\nErrorDocument 404 ${root}/404.html\n`;
}
