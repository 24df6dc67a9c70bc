import 'server-only';
import type { CSSProperties } from 'react';
import { drawnCharacters } from '@/components/social/drawn-characters';
import { inItsDirection, isRightToLeft } from '@/components/social/right-to-left';
import type { Palette } from '@/content/model/schemas/brand';
import { lengthOf } from '@/content/model/text-measures';

export interface CardLogo {
  /** Its URL. */
  src: string;
  /** Its width divided by its height. */
  ratio: number;
  /** Whether it stands for the name. */
  isName?: boolean;
}

interface CardTextProps {
  /** Name of the company, shown beside its logo. */
  company: string;
  /** The section that the page belongs to; undefined for pages at the top level. */
  section?: string;
  title: string;
  logo: CardLogo;
  colours: Palette;
}

/** Size of a card's drawing, in pixels, which are units of `drawings/card.svg`. */
export const CARD_WEAVE = { width: 580, height: 630 } as const;

/** Size of the text's part of a card, in pixels; the drawing is beside it. */
export const CARD_TEXT = { width: 1200 - CARD_WEAVE.width, height: CARD_WEAVE.height } as const;

/** Room for the logo, the section and the title; beside it is the drawing. */
const ROOM_WIDTH = 548;
const TITLE_HEIGHT = 372;
const LOGO_HEIGHT = 54;
const LOGO_GAP = 16;
const NAME_SIZE = 38;
const SECTION_SIZE = 28;
const DASH_WIDTH = 52;
const DASH_GAP = 18;
/** Sizes of the title; only a short one has the largest. */
const TITLE_SIZES = [82, 70, 60];
const SHORT_TITLE = 24;
const SMALLEST_TITLE = 50;
const TITLE_LINE = 1.04;

/** Width of a letter in any of the fonts, in em. satori tells no widths before it draws. */
const LETTER_WIDTH = 0.56;

/** The size at which a text of one line fits into a width, at most `size`. */
const fittingSize = (text: string, width: number, size: number) =>
  Math.min(size, Math.floor(width / (lengthOf(text) * LETTER_WIDTH)));

/** How many lines a text takes. */
function linesOf(text: string, lettersInLine: number): number {
  let [lines, letters] = [0, lettersInLine];
  for (const word of text.split(' ').map(lengthOf)) {
    const fits = letters + 1 + word <= lettersInLine;
    letters = fits ? letters + 1 + word : word;
    if (!fits) lines += Math.ceil(word / lettersInLine);
  }
  return lines;
}

/** The largest type with which the title is neither wider nor higher than its room. */
function titleStyle(title: string): CSSProperties {
  const lettersAt = (size: number) => Math.floor(ROOM_WIDTH / (size * LETTER_WIDTH));
  const longest = Math.max(...title.split(' ').map(lengthOf));
  const sizes = lengthOf(title) > SHORT_TITLE ? TITLE_SIZES.slice(1) : TITLE_SIZES;
  const fontSize = sizes.find(
    (size) =>
      longest <= lettersAt(size) &&
      linesOf(title, lettersAt(size)) * size * TITLE_LINE <= TITLE_HEIGHT,
  );
  if (fontSize) return { fontSize };
  // Where words may break, satori breaks even those that fit.
  const breaks = longest > lettersAt(SMALLEST_TITLE);
  return { fontSize: SMALLEST_TITLE, ...(breaks && { wordBreak: 'break-word' }) };
}

/**
 * The left part of a page's social card, which has 1200 × 630 pixels. It is rendered by satori,
 * which supports only inline styles and flexbox, and is not part of any page.
 */
export function CardText({ logo, colours, ...texts }: CardTextProps) {
  const [company, title] = [texts.company, texts.title].map(drawnCharacters) as [string, string];
  const section = texts.section && drawnCharacters(texts.section);
  const isReversed = isRightToLeft(title);
  const margin = CARD_TEXT.width - ROOM_WIDTH;
  const logoHeight = Math.min(LOGO_HEIGHT, ROOM_WIDTH / logo.ratio);
  const logoWidth = Math.round(logoHeight * logo.ratio);
  const nameSize = fittingSize(company, ROOM_WIDTH - logoWidth - LOGO_GAP, NAME_SIZE);
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        ...(isReversed && { alignItems: 'flex-end' }),
        width: '100%',
        height: '100%',
        padding: isReversed ? `64px ${margin / 2}px 68px` : `64px 0 68px ${margin}px`,
        backgroundColor: colours.surface,
        color: colours.ink,
        fontWeight: 600,
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', gap: LOGO_GAP, fontSize: nameSize }}>
        {/* oxlint-disable-next-line nextjs/no-img-element -- rendered by satori, not a browser */}
        <img src={logo.src} alt="" width={logoWidth} height={logoHeight} />
        {!logo.isName && (
          <span style={{ letterSpacing: '-0.025em' }}>{inItsDirection(company)}</span>
        )}
      </div>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          ...(isReversed && { alignItems: 'flex-end' }),
          gap: 24,
        }}
      >
        {section && (
          <div
            style={{
              display: 'flex',
              ...(isReversed && { flexDirection: 'row-reverse' }),
              alignItems: 'center',
              gap: DASH_GAP,
              fontSize: fittingSize(section, ROOM_WIDTH - DASH_WIDTH - DASH_GAP, SECTION_SIZE),
              color: colours.accent,
            }}
          >
            <span style={{ width: DASH_WIDTH, height: 4, backgroundColor: colours.accent }} />
            {inItsDirection(section)}
          </div>
        )}
        <div
          style={{
            ...titleStyle(title),
            ...(isReversed && { display: 'flex' }),
            lineHeight: TITLE_LINE,
            letterSpacing: '-0.028em',
            textWrap: 'balance',
          }}
        >
          {inItsDirection(title)}
        </div>
      </div>
    </div>
  );
}
