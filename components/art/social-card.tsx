import 'server-only';
import { palette } from '@/components/art/palette';
import { CARD_WEAVE } from '@/components/art/card-weave';

interface SocialCardProps {
  /** Name of the company, beside its sign. */
  company: string;
  /** What the page belongs to; nothing for pages that stand alone. */
  section?: string;
  title: string;
  /** Addresses of images. */
  sign: string;
  weave: string;
}

/**
 * The picture of a page that social networks show, 1200 × 630. It is drawn by satori, which takes
 * its styles from the elements alone and lays out everything as flex boxes; no page contains it.
 */
export function SocialCard({ company, section, title, sign, weave }: SocialCardProps) {
  return (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        backgroundColor: palette.surface,
        color: palette.ink,
        fontFamily: 'Figtree',
        fontWeight: 600,
      }}
    >
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: 1200 - CARD_WEAVE.width,
          padding: '64px 0 68px 72px',
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center', gap: 16, fontSize: 38 }}>
          {/* eslint-disable-next-line @next/next/no-img-element -- drawn by satori, not by a browser */}
          <img src={sign} alt="" width={54} height={54} />
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
                color: palette.accent,
              }}
            >
              <span style={{ width: 52, height: 4, backgroundColor: palette.accent }} />
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
      {/* eslint-disable-next-line @next/next/no-img-element -- drawn by satori, not by a browser */}
      <img src={weave} alt="" {...CARD_WEAVE} />
    </div>
  );
}
