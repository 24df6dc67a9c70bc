/** The settings of a build that say where it will be. */
interface PreviewSettings {
  SITE_URL?: string | undefined;
  /** Anything marks a preview, even one below the site's own origin. */
  PREVIEW?: string | undefined;
}

/**
 * Whether a build is a preview: a copy of the site that search engines should not list, and whose
 * visits nobody counts. Next's configuration asks this, too, so it reads no content.
 *
 * @param url of the site itself, without trailing slash
 */
export function isPreviewOf(url: unknown, { SITE_URL, PREVIEW }: PreviewSettings): boolean {
  if (PREVIEW) return true;
  if (!SITE_URL) return false;
  return !URL.canParse(SITE_URL) || new URL(SITE_URL).origin !== url;
}
