import { readFile } from 'node:fs/promises';
import { ImageResponse } from 'next/og';
import { siteIcons } from '@/components/seo/site-icons';
import { brand } from '@/content/brand';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** Written by scripts/brand/write-brand.ts. */
const LOGO = 'public/icon.svg';

export function generateStaticParams() {
  return Object.keys(siteIcons).map((icon) => ({ icon }));
}

/** `/icons/<name>.png`: the logo in the sizes that home screens need. */
export async function GET(_request: Request, { params }: { params: Promise<{ icon: string }> }) {
  // The export requests only the names above.
  const { size, share } = siteIcons[(await params).icon as keyof typeof siteIcons];
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
