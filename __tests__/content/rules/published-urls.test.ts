import { withPublished } from '@/content/model/rules/published-urls';

it('begins with a line that says what the file is', () => {
  const [heading, ...lines] = withPublished('', ['/pricing', '/']).trim().split('\n');
  expect(heading).toMatch(/^# /);
  expect(lines).toEqual(['/', '/pricing']);
});

it('gets the paths that are missing, and keeps those that it has', () => {
  const list = '# Ours.\n/about\n/blog/old gone\n';
  expect(withPublished(list, ['/about', '/a', '/contact'])).toBe(
    '# Ours.\n/a\n/about\n/blog/old gone\n/contact\n',
  );
});

it('no longer marks a path as gone if it is a page again', () => {
  expect(withPublished('# Ours.\n/about gone\n', ['/about'])).toBe('# Ours.\n/about\n');
});

it('stays as it is if nothing is new', () => {
  const list = withPublished('', ['/about', '/']);
  expect(withPublished(list, ['/'])).toBe(list);
});
