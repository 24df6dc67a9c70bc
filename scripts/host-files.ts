import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contactDelivery, needsNetlifyForm } from '@/components/server/contact/endpoint';
import { siteUrlOf } from '@/components/server/site-url';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import { languages, translationCodes } from '@/messages/languages';
import { apacheFile, apacheTranslationFile } from '@/scripts/hosting/apache';
import { headersFile, redirectsFile } from '@/scripts/hosting/header-files';
import { hostRules } from '@/scripts/hosting/host-rules';
import { licencesFile } from '@/scripts/hosting/licences';
import { netlifyFormFile } from '@/scripts/hosting/netlify-form';
import { nginxFile } from '@/scripts/hosting/nginx';
import { securityFile } from '@/scripts/hosting/security-txt';
import { vercelFile } from '@/scripts/hosting/vercel';
import { runAsEntryPoint } from '@/scripts/lib/entry-point';
import { content } from '@/content/loaded';

const contactForm = content['contact-form'];

const EXPORT_FOLDER = 'out';

/**
 * Writes each host's configuration, `security.txt` and the licences into the export. The
 * configuration is part of the folder because the policy changes with the pages' styles, so both
 * have to be deployed together.
 */
function writeHostFiles(): void {
  const base = process.env.BASE_PATH ?? '';
  const { origin } = siteUrlOf(process.env.SITE_URL);
  const published = write({
    '.well-known/security.txt': securityFile({
      email: site.email,
      siteUrl: `${origin}${base}`,
      languages: languages.map(({ code }) => code),
      builtAt: new Date(),
    }),
    'third-party-licences.txt': licencesFile(),
    ...(contactDelivery &&
      needsNetlifyForm && {
        'netlify-form.html': netlifyFormFile(contactDelivery, Object.keys(contactForm.labels)),
      }),
  });
  // Computed after those files are written, because they need headers, too.
  const rules = hostRules(EXPORT_FOLDER, base, routes);
  const hidden = write({
    _headers: headersFile(rules),
    _redirects: redirectsFile(rules),
    'vercel.json': vercelFile(rules),
    '.htaccess': apacheFile(rules),
    ...Object.fromEntries(
      translationCodes.map((code) => [
        `${code}/.htaccess`,
        apacheTranslationFile(`${base}/${code}`),
      ]),
    ),
    '.nginx.conf': nginxFile(rules),
    // Without this file GitHub Pages leaves out everything that begins with an underscore.
    '.nojekyll': '',
  });
  console.log(`${published + hidden} files for hosts written`);
}

/** Writes files into the export by their path, and counts them. */
function write(files: Readonly<Record<string, string>>): number {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(EXPORT_FOLDER, path)), { recursive: true });
    writeFileSync(join(EXPORT_FOLDER, path), content);
  }
  return Object.keys(files).length;
}

void runAsEntryPoint(import.meta.url, writeHostFiles);
