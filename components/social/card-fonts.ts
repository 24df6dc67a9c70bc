import { readFileSync } from 'node:fs';
import satori, { type Font } from 'satori';
import { svgDataUrl } from '@/components/art/svg-file';
import { drawnCharacters } from '@/components/social/drawn-characters';
import { hashOf } from '@/engine/shared/cache';
import { installed } from '@/engine/shared/installed.mjs';

/** Arrows, ticks and the letters of many scripts, in which fonts of brands are poor. */
const FALLBACK = packaged('@fontsource/dejavu-sans/files/dejavu-sans-latin-700-normal.woff');
/** Emoji as SVG, and their names by the numbers of their characters. */
const EMOJI = packaged('@iconify-json/twemoji');
/** A sign that only says how the one before it is to be drawn. */
const VARIATION = /\uFE0F/g;

/** @throws Error for what is not installed */
function packaged(path: string): string {
  const found = installed(path);
  if (found === undefined) throw new Error(`${path} is not installed; run npm ci`);
  return found;
}

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** A font as satori wants it: it uses only one of two with the same name. */
const fontOf = (file: string, weight: Font['weight']): Font => ({
  name: file,
  weight,
  data: readFileSync(/* turbopackIgnore: true */ file),
});

interface EmojiSet {
  chars: Record<string, string>;
  icons: Icons;
}

interface Icons {
  icons: Record<string, { body: string }>;
  width: number;
  height: number;
}

const readJson = <Data>(name: string) =>
  // A pinned package, whose files have these shapes.
  JSON.parse(readFileSync(/* turbopackIgnore: true */ `${EMOJI}/${name}.json`, 'utf8')) as Data;

/** An emoji as a data URL; undefined if the set lacks it. */
function emojiImage(emoji: string, sets: () => EmojiSet) {
  const { chars, icons } = sets();
  const numbers = Array.from(emoji.replace(VARIATION, ''), (sign) =>
    (sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0'),
  );
  const icon = icons.icons[chars[numbers.join('-')] ?? ''];
  if (!icon) return undefined;
  const size = `viewBox="0 0 ${icons.width} ${icons.height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${icon.body}</svg>`;
  return svgDataUrl(svg);
}

/**
 * What cards are written with: the font of the brand, and where it lacks a character one with many
 * more, and a set of emoji, both from packages.
 *
 * @param files of the font: satori reads neither woff2 nor variable fonts
 */
export function cardFonts(files: readonly string[]) {
  // One list, because satori parses the fonts of every new one.
  const fonts = files.map((file) => fontOf(file, 600));
  let fallback: Font[] | undefined;
  const fallbackFonts = () => (fallback ??= [fontOf(FALLBACK, 600)]);
  let read: EmojiSet | undefined;
  const sets = () => (read ??= { chars: readJson('chars'), icons: readJson('icons') });

  /** Characters of a text that a list of fonts and the emoji do not have. */
  async function lackedBy(list: Font[], text: string): Promise<string[]> {
    const lacked: string[] = [];
    await satori(text, {
      width: 1,
      fonts: list,
      loadAdditionalAsset: (code, segment) => {
        const image = code === 'emoji' ? emojiImage(segment, sets) : undefined;
        if (!image) lacked.push(segment);
        return Promise.resolve(image ?? []);
      },
    });
    return lacked;
  }

  return {
    fonts,
    /** Changes with all that characters look like. */
    hash: hashOf(
      ...[...files, FALLBACK, `${EMOJI}/package.json`].map((file) => readFileSync(file)),
    ),
    /** What satori asks for if the fonts lack a character. */
    loadAdditionalAsset: (code: string, segment: string) =>
      Promise.resolve((code === 'emoji' && emojiImage(segment, sets)) || fallbackFonts()),
    /** The characters of a text that nothing can draw, each once. */
    async lacking(text: string): Promise<string[]> {
      const lacked = (await lackedBy(fonts, drawnCharacters(text))).join('');
      const missing = lacked && (await lackedBy(fallbackFonts(), lacked)).join('');
      return [...new Set(Array.from(graphemes.segment(missing), ({ segment }) => segment))];
    },
  };
}
