import { assertBuildable } from '@/engine/shared/environment';
import { CARD_CACHE } from '@/components/social/card-cache';
import { OUTLINE_CACHE } from '@/content/model/outline';
import { fixPresentTime } from '@/content/model/present-time';
import { PICTURE_CACHE } from '@/content/model/pictures';
import { buildSite, EXPORT_FOLDER } from '@/engine/build-site';
import { forgetUnused } from '@/engine/shared/cache';
import { runAsEntryPoint } from '@/engine/shared/entry-point';
import { applySettings, writeBuildRecord } from '@/scripts/build-record';
import { writeBrand } from '@/scripts/brand/write-brand';
import { checkContent } from '@/scripts/content/check-content';
import { fontAdvice, pageAdvice, weighPages } from '@/scripts/content/page-advice';
import { keepPublishedUrls } from '@/scripts/content/write-published-urls';
import { builtFor, settingsOf } from '@/scripts/preview-settings';
import { reportingFailure } from '@/scripts/report-failure';
import { sourceFingerprint } from '@/scripts/source-fingerprint';

/**
 * `npm run build`: builds the site into `out` and records how; the record has the sources' digest
 * only after a success.
 */
export async function build(): Promise<void> {
  assertBuildable();
  fixPresentTime();
  const settings = settingsOf(process.env);
  applySettings(settings);
  writeBuildRecord('.', { settings });
  const startedAt = new Date();
  await checkContent();
  keepPublishedUrls(process.env);
  const sources = sourceFingerprint('.');
  // The engine follows the pages' imports before Next's configuration would write these files.
  await writeBrand('.');
  // Imported only now: it reads the content, whose mistakes the check above reports.
  const { default: site } = await import('@/site.config');
  const { makeAllFiles } = await import('@/components/pictures/site-pictures');
  await makeAllFiles();
  await buildSite(site);
  await Promise.all(
    [CARD_CACHE, OUTLINE_CACHE, PICTURE_CACHE].map((folder) => forgetUnused(folder, startedAt)),
  );
  writeBuildRecord('.', { settings, sources });
  const { contactDelivery } = await import('@/components/contact/endpoint');
  const advice = [...fontAdvice(EXPORT_FOLDER), ...pageAdvice(weighPages(EXPORT_FOLDER))];
  if (advice.length > 0) console.log(['', ...advice].join('\n'));
  if (!contactDelivery) {
    console.log(
      '\nThe contact form only simulates sending: set contactEndpoint in content/site.yaml or CONTACT_ENDPOINT, and build again.',
    );
  }
  const { isPreview, siteOrigin } = await import('@/components/seo/site-url');
  console.log(`\n${builtFor({ origin: siteOrigin, isPreview }, site.basePath, site.host)}`);
}

void runAsEntryPoint(import.meta.url, () => reportingFailure(build));
