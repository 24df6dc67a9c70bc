/** Lucide's outlines, for the few icons in islands and on every page: its component is far longer. */
const outlines = {
  alert: 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0M12 8v4M12 16h.01',
  'arrow-left': 'm12 19-7-7 7-7M19 12H5',
  'arrow-right': 'M5 12h14M12 5l7 7-7 7',
  'chevron-down': 'm6 9 6 6 6-6',
  menu: 'M4 5h16M4 12h16M4 19h16',
  search: 'm21 21-4.34-4.34M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0',
  spinner: 'M21 12a9 9 0 1 1-6.219-8.56',
  x: 'M18 6 6 18M6 6l12 12',
} as const;

interface GlyphProps {
  name: keyof typeof outlines;
  className?: string;
}

/** An icon. Always next to text, or in a control with a label. */
export function Glyph({ name, className }: GlyphProps) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d={outlines[name]} />
    </svg>
  );
}
