/** The kinds of files that are told apart by their first bytes; few browsers show `heic`. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'heic' | 'svg';

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];
/** How an SVG begins: the root, an XML declaration, a comment or a doctype. */
const SVG = /^\uFEFF?\s*<(?:svg|\?xml|!--|!DOCTYPE)/i;

/** The kind of a file by its first bytes, not its name; undefined if it is not a picture. */
export function kindOf(bytes: Buffer): PictureKind | undefined {
  const start = bytes.toString('latin1', 0, 64);
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('\x89PNG')) return 'png';
  if (start.startsWith('GIF8')) return 'gif';
  if (start.startsWith('RIFF') && start.startsWith('WEBP', 8)) return 'webp';
  if (start.startsWith('ftyp', 4)) {
    const brands = start.slice(8, bytes.readUInt32BE(0));
    if (/avi[fs]/.test(brands)) return 'avif';
    return HEIC_BRANDS.some((brand) => brands.includes(brand)) ? 'heic' : undefined;
  }
  return SVG.test(bytes.toString('utf8', 0, 1_000)) ? 'svg' : undefined;
}
