import type { Brand } from '@/content/model/schemas/brand';

/** What has been changed of the company's colour so that it can be read, a line each. */
export function brandAdvice({ colour, colours: { light, dark } }: Brand): string[] {
  if (colour === undefined) return [];
  const own = colour.toLowerCase();
  const changes = [
    { is: 'pale for text on paper', where: 'light', accent: light.accent },
    { is: 'dark for text at night', where: 'dark', accent: dark.accent },
  ].filter(({ accent }) => accent.toLowerCase() !== own);
  return changes.map(
    ({ is, where, accent }) =>
      `content/brand.yaml: ${colour} is too ${is}; ${where} pages have ${accent} in its place`,
  );
}
