import { readFile } from 'node:fs/promises';
import { ImageResponse } from 'next/og';
import { palette } from '@/components/art/palette';
import { siteIcons } from '@/components/server/site-icons';

export const dynamic = 'force-static';
export const dynamicParams = false;

const SIGN = 'app/icon.svg';

export function generateStaticParams() {
  return Object.keys(siteIcons).map((icon) => ({ icon }));
}

/** `/icons/<name>.png`: the sign of `app/icon.svg` in the sizes that home screens ask for. */
export async function GET(_request: Request, { params }: { params: Promise<{ icon: string }> }) {
  // Nothing but the names above is ever asked for in an export.
  const { size, share } = siteIcons[(await params).icon as keyof typeof siteIcons];
  const sign = `data:image/svg+xml;base64,${await readFile(SIGN, 'base64')}`;
  const style = {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '100%',
    height: '100%',
    backgroundColor: share < 1 ? palette.surface : 'transparent',
  };
  return new ImageResponse(
    <div style={style}>
      {/* eslint-disable-next-line @next/next/no-img-element -- drawn by satori, not by a browser */}
      <img src={sign} alt="" width={size * share} height={size * share} />
    </div>,
    { width: size, height: size },
  );
}
