/** @jest-environment node */
import { routes } from '@/content/routes';
import { speculationRules } from '@/scripts/finalise/speculation-rules';

test.each([
  ['', ['/', '/*']],
  ['/preview', ['/preview', '/preview/*']],
])('prepares pages of the site below “%s”, and nothing that is no page of its own', (base, all) => {
  const rules: unknown = JSON.parse(speculationRules(routes, base));
  const excluded = routes
    .filter(({ kind, path, canonical }) => kind !== 'page' || (canonical && canonical !== path))
    .map(({ path }) => base + path);
  expect(excluded).toEqual(
    expect.arrayContaining(
      ['/hiring-guide', '/service/artificial-intelligence'].map((path) => base + path),
    ),
  );
  expect(rules).toEqual({
    prerender: [
      {
        where: {
          and: [{ href_matches: all }, { not: { href_matches: [...excluded, `${base}/*.*`] } }],
        },
        eagerness: 'moderate',
      },
    ],
  });
});
