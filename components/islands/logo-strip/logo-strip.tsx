'use client';

import { MissingLogo } from './missing-logo';
import { useLogoPreload } from './use-logo-preload';
import { List } from '@/components/ui/list';
import { withBasePath } from '@/content/model/base-path';

/** A client's logo, with its size in CSS pixels. */
export interface ShownLogo {
  name: string;
  src: string;
  width: number;
  height: number;
}

/**
 * The clients' logos. The HTML shows them; if they have not loaded by hydration, they are hidden
 * and fade in together. A logo that fails to load, or takes too long, is replaced by the company's
 * name.
 */
export function LogoStrip({ logos }: { logos: readonly ShownLogo[] }) {
  const { list, waiting, isMissing, settle } = useLogoPreload(logos);
  return (
    <List
      ref={list}
      data-waiting={waiting || undefined}
      className="grid grid-cols-1 items-center gap-8 transition-opacity duration-500 data-waiting:opacity-0 data-waiting:duration-0 sm:grid-cols-3 lg:col-span-8"
    >
      {logos.map(({ name, src, width, height }) => (
        <li key={name} className="h-10">
          {isMissing(name) ? (
            <MissingLogo name={name} />
          ) : (
            // oxlint-disable-next-line nextjs/no-img-element -- a small SVG needs no optimiser
            <img
              src={withBasePath(src)}
              alt={name}
              translate="no"
              width={width}
              height={height}
              loading="lazy"
              className="h-full w-auto animate-after-paint object-contain object-left rtl:object-right forced-colors:dark:[filter:brightness(2)]"
              onLoad={() => settle(name, 'loaded')}
              onError={() => settle(name, 'missing')}
            />
          )}
        </li>
      ))}
    </List>
  );
}
