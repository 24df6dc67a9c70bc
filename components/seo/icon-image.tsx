import 'server-only';
import { readFile } from 'node:fs/promises';
import { ImageResponse } from 'next/og';
import type { SiteIcon } from '@/components/seo/site-icons';
import { brand } from '@/content/model/brand';

/** Written by scripts/brand/write-brand.ts. */
const LOGO = 'public/icon.svg';

/** The logo as a PNG. */
export async function iconImage({ size, share }: SiteIcon): Promise<ImageResponse> {
  const logo = `data:image/svg+xml;base64,${await readFile(LOGO, 'base64')}`;
  const style = {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '100%',
    height: '100%',
    backgroundColor: share < 1 ? brand.colours.light.surface : 'transparent',
  };
  return new ImageResponse(
    <div style={style}>
      {/* oxlint-disable-next-line nextjs/no-img-element -- rendered by satori, not by a browser */}
      <img
        src={logo}
        alt=""
        width={size * share}
        height={size * share}
        style={{ objectFit: 'contain' }}
      />
    </div>,
    { width: size, height: size },
  );
}
