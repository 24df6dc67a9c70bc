import 'server-only';
import { CARD_WEAVE } from '@/components/art/card-weave';
import type { Palette } from '@/content/schemas/brand';

interface CardTextProps {
  /** Name of the company, shown beside its logo. */
  company: string;
  /** The section that the page belongs to; undefined for pages at the top level. */
  section?: string;
  title: string;
  /** URL of the logo, and its width divided by its height. */
  logo: { src: string; ratio: number };
  colours: Palette;
}

/** Size of the text's part of a card, in pixels; the drawing is beside it. */
export const CARD_TEXT = { width: 1200 - CARD_WEAVE.width, height: CARD_WEAVE.height } as const;

/**
 * The left part of a page's social card, which has 1200 × 630 pixels. It is rendered by satori,
 * which supports only inline styles and flexbox, and is not part of any page.
 */
export function CardText({ company, section, title, logo, colours }: CardTextProps) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: '100%',
        height: '100%',
        padding: '64px 0 68px 72px',
        backgroundColor: colours.surface,
        color: colours.ink,
        fontWeight: 600,
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', gap: 16, fontSize: 38 }}>
        {/* oxlint-disable-next-line nextjs/no-img-element -- rendered by satori, not a browser */}
        <img src={logo.src} alt="" width={Math.round(54 * logo.ratio)} height={54} />
        <span style={{ letterSpacing: '-0.025em' }}>{company}</span>
      </div>
      <div style={{ display: 'flex', flexDirection: 'column', gap: 24 }}>
        {section && (
          <div
            style={{
              display: 'flex',
              alignItems: 'center',
              gap: 18,
              fontSize: 28,
              color: colours.accent,
            }}
          >
            <span style={{ width: 52, height: 4, backgroundColor: colours.accent }} />
            {section}
          </div>
        )}
        <div
          style={{
            fontSize: title.length > 24 ? 70 : 82,
            lineHeight: 1.04,
            letterSpacing: '-0.028em',
            textWrap: 'balance',
          }}
        >
          {title}
        </div>
      </div>
    </div>
  );
}

/** The right part of a social card, which many pages share. */
export function CardDrawing({ src, colours }: { src: string; colours: Palette }) {
  return (
    <div
      style={{ display: 'flex', width: '100%', height: '100%', backgroundColor: colours.surface }}
    >
      {/* oxlint-disable-next-line nextjs/no-img-element -- rendered by satori, not by a browser */}
      <img src={src} alt="" {...CARD_WEAVE} />
    </div>
  );
}
