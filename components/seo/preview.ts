/** The settings of a build that say where it will be published. */
interface PreviewSettings {
  SITE_URL?: string | undefined;
  /** Any value but `false`, `0`, `no` or `off` marks a preview, even one below the site's origin. */
  PREVIEW?: string | undefined;
}

const NO = /^(?:false|0|no?|off)?$/i;

/** Whether a variable says yes: it is set, and not to a word for no. */
export const saysYes = (value = '') => !NO.test(value.trim());

/**
 * Whether a build is a preview: a copy of the site that search engines should not list, and whose
 * visits are not counted. Next's configuration uses this, too, so it reads no content.
 *
 * @param url of the site itself, without trailing slash
 */
export function isPreviewOf(url: unknown, { SITE_URL, PREVIEW }: PreviewSettings): boolean {
  if (PREVIEW?.trim()) return saysYes(PREVIEW);
  if (!SITE_URL) return false;
  return !URL.canParse(SITE_URL) || new URL(SITE_URL).origin !== url;
}
