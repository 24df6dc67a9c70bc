import { readFileSync } from 'node:fs';
import { palette } from '@/components/art/palette';

const theme = /@theme \{.*?\n\}/s.exec(readFileSync('app/globals.css', 'utf8'))?.[0];

it.each(Object.entries(palette))('draws with the token %s', (name, colour) => {
  expect(theme).toContain(`--color-${name}: ${colour};`);
});
