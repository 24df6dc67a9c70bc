import { licencesFile } from '@/engine/hosting/licences';

test('the library whose base styles are in every page is among the licences', () => {
  expect(licencesFile()).toMatch(/^tailwindcss [\d.]+: MIT$/m);
});
