import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { THIS_MACHINE } from '@/scripts/lib/local-ports';

const APACHE_MODULES = '/usr/lib/apache2/modules';
const APACHE_NEEDS = ['mpm_event', 'authz_core', 'autoindex', 'dir', 'mime', 'headers', 'rewrite'];
const NGINX_BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** How a program is run in a folder with `site`, the export. */
export type Run = { command: string; args: readonly string[] };

/** nginx, with brotli where its module is installed. */
export function runNginx(folder: string, port: number): Run {
  const brotli = existsSync(NGINX_BROTLI);
  const included = join(folder, 'site', '.nginx.conf');
  if (brotli) {
    writeFileSync(
      included,
      readFileSync(included, 'utf8').replace('# brotli_static', 'brotli_static'),
    );
  }
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${brotli ? `load_module ${NGINX_BROTLI};` : ''}
user ${userInfo().username};
pid ${folder}/pid;
error_log stderr;
daemon off;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
  server {
    listen ${THIS_MACHINE}:${port};
    root ${folder}/site;
    include ${included};
  }
}`,
  );
  return { command: 'nginx', args: ['-c', join(folder, 'nginx.conf')] };
}

/** Apache with the modules that its file needs. */
export function runApache(folder: string, port: number): Run {
  writeFileSync(
    join(folder, 'apache.conf'),
    `${APACHE_NEEDS.map((name) => `LoadModule ${name}_module ${APACHE_MODULES}/mod_${name}.so`).join('\n')}
ServerName localhost
ServerRoot ${folder}
Listen ${THIS_MACHINE}:${port}
PidFile ${folder}/pid
ErrorLog ${folder}/errors
Mutex file:${folder}
${userInfo().uid === 0 ? 'User www-data\nGroup www-data' : ''}
TypesConfig /etc/mime.types
DocumentRoot ${folder}/site
<Directory ${folder}/site>
  AllowOverride All
  Require all granted
</Directory>`,
  );
  return { command: 'apache2', args: ['-D', 'FOREGROUND', '-f', join(folder, 'apache.conf')] };
}

/** Caddy without TLS, and without a place of its own for settings. */
export function runCaddy(folder: string, port: number): Run {
  writeFileSync(
    join(folder, 'Caddyfile'),
    `{
  admin off
  auto_https off
  storage file_system ${folder}/storage
}
http://:${port} {
  bind ${THIS_MACHINE}
  root * ${folder}/site
  import ${folder}/site/.Caddyfile
}`,
  );
  return { command: 'caddy', args: ['run', '--config', join(folder, 'Caddyfile')] };
}
