import 'server-only';

/**
 * The light theme's colours for images that are generated during the build, where style sheets do
 * not apply. A test checks that they match the tokens in `app/globals.css`.
 */
export const palette = {
  surface: '#fbfaf6',
  ink: '#0d1b26',
  muted: '#4a5963',
  accent: '#0b6b4f',
  'accent-tint': '#6db597',
  'accent-2': '#1d4fd7',
  'accent-2-tint': '#8aa6f2',
} as const;

/** The dark theme's colours, for drawings that follow the visitor's theme. */
export const darkPalette = {
  surface: '#0d1b26',
  accent: '#63cda6',
  'accent-tint': '#2b7d62',
  'accent-2': '#93b2ff',
  'accent-2-tint': '#3d62c4',
} as const;
