import type { Palette } from '@/content/model/schemas/brand';

/** The drawing of `LogoMark` as an icon: on paper, in the colours of the light theme. */
export function logoIcon({ surface, accent, 'accent-2': accent2 }: Palette): string {
  const green = 'M12 6v14a8 8 0 0 0 16 0V1';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -3 38 38" fill="none"><rect x="-3" y="-3" width="38" height="38" rx="7" fill="${surface}"/><g stroke="${accent}" stroke-width="5.4"><path d="${green}"/><path stroke="${surface}" stroke-width="8.4" d="M4 16v-4a8 8 0 0 1 16 0v4"/><path stroke="${accent2}" d="M4 31V12a8 8 0 0 1 16 0v14"/><path stroke="${surface}" stroke-width="8.4" stroke-dasharray="0 21 13 99" d="${green}"/><path stroke-dasharray="0 20 99" d="${green}"/></g></svg>\n`;
}
