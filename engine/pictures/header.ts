/** The kinds of files that are told apart by their first bytes; few browsers show `heic`. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'heic' | 'svg';

/** What the header of a file says, before anything is decoded. */
interface PictureHeader {
  kind: PictureKind;
  /** Upright, in pixels; 0 if the header does not state it. */
  width: number;
  height: number;
  /** Whether the file stops before its end. */
  isTruncated: boolean;
}

type Size = Pick<PictureHeader, 'width' | 'height' | 'isTruncated'>;

const UNKNOWN: Size = { width: 0, height: 0, isTruncated: true };
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];
/** How an SVG begins: the root, an XML declaration, a comment or a doctype. */
const SVG = /^\uFEFF?\s*<(?:svg|\?xml|!--|!DOCTYPE)/i;
/** From this EXIF orientation on, a picture lies on its side. */
const FIRST_ON_ITS_SIDE = 5;

const ascii = (bytes: Buffer, from: number, length: number) =>
  bytes.toString('latin1', from, from + length);

/** The kind of a file by its first bytes, not its name; undefined if it is not a picture. */
export function kindOf(bytes: Buffer): PictureKind | undefined {
  if (bytes.readUIntBE(0, 3) === 0xff_d8_ff) return 'jpeg';
  if (ascii(bytes, 1, 3) === 'PNG') return 'png';
  if (ascii(bytes, 0, 4) === 'GIF8') return 'gif';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP') return 'webp';
  if (ascii(bytes, 4, 4) === 'ftyp') {
    const brands = ascii(bytes, 8, Math.min(bytes.readUInt32BE(0), 64) - 8);
    if (/avi[fs]/.test(brands)) return 'avif';
    return HEIC_BRANDS.some((brand) => brands.includes(brand)) ? 'heic' : undefined;
  }
  return SVG.test(bytes.toString('utf8', 0, 1_000)) ? 'svg' : undefined;
}

/** The orientation in the EXIF block at `at`; 1, which is upright, if the block is damaged. */
function orientationIn(bytes: Buffer, at: number): number {
  const isLittle = ascii(bytes, at, 2) === 'II';
  const short = (from: number) => (isLittle ? bytes.readUInt16LE(from) : bytes.readUInt16BE(from));
  const long = (from: number) => (isLittle ? bytes.readUInt32LE(from) : bytes.readUInt32BE(from));
  try {
    const list = at + long(at + 4);
    const entries = Array.from({ length: short(list) }, (_, index) => list + 2 + index * 12);
    const entry = entries.find((from) => short(from) === 0x01_12);
    return entry === undefined ? 1 : short(entry + 8);
  } catch {
    return 1;
  }
}

function jpegSize(bytes: Buffer): Size {
  let orientation = 1;
  for (let at = 2; at + 9 < bytes.length;) {
    const marker = bytes.readUInt8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) {
      const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)];
      // Cameras append data after the end marker, so the marker is searched for.
      const isTruncated = !bytes.includes(Buffer.from([0xff, 0xd9]), at);
      return orientation < FIRST_ON_ITS_SIDE
        ? { width, height, isTruncated }
        : { width: height, height: width, isTruncated };
    }
    if (marker === 0xe1 && ascii(bytes, at + 4, 4) === 'Exif') {
      orientation = orientationIn(bytes, at + 10);
    }
    // Further bytes of the same value may precede a marker, to fill up space.
    at += marker === 0xff ? 1 : bytes.readUInt16BE(at + 2) + 2;
  }
  return UNKNOWN;
}

function webpSize(bytes: Buffer): Size {
  const isTruncated = bytes.readUInt32LE(4) + 8 > bytes.length;
  const form = ascii(bytes, 12, 4);
  if (form === 'VP8X') {
    const [width, height] = [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];
    return { width, height, isTruncated };
  }
  if (form === 'VP8L') {
    const bits = bytes.readUInt32LE(21);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1, isTruncated };
  }
  const [width, height] = [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
  return { width, height, isTruncated };
}

function avifSize(bytes: Buffer): Size {
  const sizes: [number, number][] = [];
  // A picture that is made of tiles also states the size of a tile.
  for (let at = bytes.indexOf('ispe'); at >= 0; at = bytes.indexOf('ispe', at + 1)) {
    sizes.push([bytes.readUInt32BE(at + 8), bytes.readUInt32BE(at + 12)]);
    if (sizes.length > 8) break;
  }
  const [width, height] = sizes.toSorted((a, b) => b[0] * b[1] - a[0] * a[1])[0] ?? [0, 0];
  let end = 0;
  while (end + 8 <= bytes.length) {
    const length = bytes.readUInt32BE(end);
    // 0 means up to the end of the file, and 1 that a length of 64 bits follows.
    if (length === 0) end = bytes.length;
    // A length below that of the box's own header is invalid.
    else end += Math.max(8, length === 1 ? Number(bytes.readBigUInt64BE(end + 8)) : length);
  }
  return { width, height, isTruncated: end > bytes.length };
}

function svgSize(bytes: Buffer): Size {
  const text = bytes.toString('utf8');
  const [root = ''] = /<svg[^>]*>/.exec(text) ?? [];
  const [, , , wide, high] =
    /\sviewBox=(["'])\s*([\d.-]+)[\s,]+[\d.-]+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(root) ?? [];
  const [width = 0, height = 0] = ['width', 'height'].map((name) =>
    Number(new RegExp(`\\s${name}=["']([\\d.]+)(?:px)?["']`).exec(root)?.[1] ?? 0),
  );
  // If only one of the two is stated, the other follows from the viewBox.
  const ratio = Number(wide) / Number(high);
  return {
    width: Math.round(width || (height ? height * ratio : Number(wide)) || 0),
    height: Math.round(height || (width ? width / ratio : Number(high)) || 0),
    isTruncated: !/<\/svg>\s*$|\/>\s*$/.test(text),
  };
}

/** How to read each kind; the size of a `heic` is not needed. */
const sizeOf: Record<PictureKind, (bytes: Buffer) => Size> = {
  jpeg: jpegSize,
  webp: webpSize,
  avif: avifSize,
  svg: svgSize,
  png: (bytes) => ({
    width: bytes.readUInt32BE(16),
    height: bytes.readUInt32BE(20),
    isTruncated: !bytes.includes('IEND'),
  }),
  gif: (bytes) => ({
    width: bytes.readUInt16LE(6),
    height: bytes.readUInt16LE(8),
    isTruncated: !bytes.subarray(-16).includes(0x3b),
  }),
  heic: () => ({ width: 0, height: 0, isTruncated: false }),
};

/**
 * Reads the header of a picture; nothing is decoded, so it takes no longer than reading the file.
 *
 * @returns undefined if the file is not a picture
 */
export function readHeader(bytes: Buffer): PictureHeader | undefined {
  if (bytes.length < 32) return undefined;
  const kind = kindOf(bytes);
  if (!kind) return undefined;
  try {
    return { kind, ...sizeOf[kind](bytes) };
  } catch (error) {
    // The file is cut off inside its header, or states a length beyond its end.
    if (error instanceof RangeError) return { kind, ...UNKNOWN };
    throw error;
  }
}
