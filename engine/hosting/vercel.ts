import type { HostRules } from './host-rules';

/** `vercel.json` for Vercel, where the last rule that sets a header wins. */
export function vercelFile({ base, redirects, headers, shared, caching }: HostRules): string {
  const list = (entries: Readonly<Record<string, string>>) =>
    Object.entries(entries).map(([key, value]) => ({ key, value }));
  const configuration = {
    cleanUrls: true,
    trailingSlash: false,
    redirects: [...redirects].map(([source, destination]) => ({
      source,
      destination,
      statusCode: 301,
    })),
    headers: [
      {
        source: `${base}/(.*)`,
        headers: list({ ...headers, 'Cache-Control': caching.others }),
      },
      ...shared.folders.map((folder) => ({
        source: `${folder}/(.*)`,
        headers: list(shared.headers),
      })),
      ...caching.immutablePaths.map((path) => ({
        source: `${path}(.*)`,
        headers: list({ 'Cache-Control': caching.immutable }),
      })),
    ],
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}
