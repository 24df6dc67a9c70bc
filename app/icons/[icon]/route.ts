import { iconImage } from '@/components/seo/icon-image';
import { siteIcons } from '@/components/seo/site-icons';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return Object.keys(siteIcons).map((icon) => ({ icon }));
}

/** `/icons/<name>.png`: the logo in the sizes that home screens need. */
export async function GET(_request: Request, { params }: { params: Promise<{ icon: string }> }) {
  // The export requests only the names above.
  const icon = await iconImage(siteIcons[(await params).icon as keyof typeof siteIcons]);
  return new Response(new Uint8Array(icon), { headers: { 'Content-Type': 'image/png' } });
}
