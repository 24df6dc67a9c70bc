'use client';

import { useLogoPreload } from './use-logo-preload';
import { withBasePath } from '@/components/lib/paths';
import type { ClientLogo } from '@/content/schemas/collections';

/**
 * The clients' wordmarks. The HTML shows them; if they are not there yet when this runs, it hides
 * them and lets them fade in together. One that cannot be had is replaced by its company's name.
 */
export function LogoList({ logos }: { logos: readonly ClientLogo[] }) {
  const { list, waiting, failed, settle } = useLogoPreload(logos.length);
  return (
    <ul
      ref={list}
      data-island="logo-strip"
      data-waiting={waiting || undefined}
      className="grid grid-cols-1 items-center gap-8 transition-opacity duration-500 data-waiting:opacity-0 data-waiting:duration-0 sm:grid-cols-3 lg:col-span-8"
    >
      {logos.map(({ name, src, width, height }) => (
        <li key={name} className="h-10">
          {failed.includes(name) ? (
            <span className="flex h-full items-center text-subheading font-semibold text-muted">
              {name}
            </span>
          ) : (
            // eslint-disable-next-line @next/next/no-img-element -- a small SVG needs no optimiser
            <img
              src={withBasePath(src)}
              alt={name}
              width={width}
              height={height}
              loading="lazy"
              className="h-full w-auto animate-after-paint forced-colors:dark:[filter:brightness(2)]"
              onLoad={() => settle(name, 'loaded')}
              onError={() => settle(name, 'failed')}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
