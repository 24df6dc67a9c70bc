import { allFiles, contentOf } from '@/components/pictures/site-pictures';
import { mediaType } from '@/content/model/picture-files/variants';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** Placeholder for when there are no files, because Next exports no route without a file. */
const NO_FILE = 'none';

export async function generateStaticParams() {
  const names = [...(await allFiles()).keys()];
  return (names.length > 0 ? names : [NO_FILE]).map((file) => ({ file }));
}

/** `/media/<name>`: a picture in one width and format. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const found = (await allFiles()).get((await params).file);
  // Next exports a file for a 404 response, but none for other errors.
  if (!found) return new Response(null, { status: 503 });
  return new Response(new Uint8Array(await contentOf(found)), {
    headers: { 'Content-Type': mediaType(found.format) },
  });
}
