import { extname } from 'node:path';
import { socialImages } from '@/components/seo/social-image';
import { socialCards } from '@/components/social/social-cards';

/** `/social/<page>.png` in development; a build draws the cards beside Next. */
export async function GET(_request: Request, { params }: { params: Promise<{ image: string }> }) {
  const { image } = await params;
  const name = image.slice(0, -extname(image).length);
  const route = socialImages.get(name);
  if (!route) return new Response(null, { status: 404 });
  const { content, path } = await socialCards()(name, route);
  const type = path.endsWith('.png') ? 'image/png' : 'image/jpeg';
  return new Response(new Uint8Array(content), { headers: { 'Content-Type': type } });
}

export const dynamic = 'force-static';

export function generateStaticParams() {
  return [...socialImages.keys()].flatMap((name) =>
    ['png', 'jpg'].map((ending) => ({ image: `${name}.${ending}` })),
  );
}
