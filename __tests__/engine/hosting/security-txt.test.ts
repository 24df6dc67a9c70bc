import { securityFile } from '@/engine/hosting/security-txt';

test('security.txt has what RFC 9116 asks for, and expires within a year', () => {
  const contact = {
    email: 'a@b.example',
    siteUrl: 'https://preview.example/sub',
    languages: ['en', 'de'],
    builtAt: new Date('2026-01-01T00:00:00Z'),
  };
  expect(securityFile(contact)).toBe(
    `Contact: mailto:a@b.example
Expires: 2026-12-27T00:00:00.000Z
Preferred-Languages: en, de
Canonical: https://preview.example/sub/.well-known/security.txt
`,
  );
});
