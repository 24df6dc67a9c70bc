import { defineSite } from '@/engine/define-site';

test('everything has a default', () => {
  expect(defineSite({})).toMatchObject({
    basePath: '',
    translations: [],
    islands: { folder: 'components/islands' },
    policy: { connect: [], submit: [] },
    checks: [],
  });
  expect(defineSite({}).files()).toEqual({});
});

test('every mistake is named by its field, in a sentence', () => {
  const options = {
    basePath: 'preview/',
    routes: [{ path: '/about/' }],
    shell: { source: 'shell.ts' },
    colour: 'red',
  };
  // As somebody writes it who does not look at the types.
  const define = () => defineSite(options as unknown as Parameters<typeof defineSite>[0]);
  expect(define).toThrow(/basePath: must begin with a slash and not end with one/);
  expect(define).toThrow(/routes\.0\.path: must begin with a slash/);
  expect(define).toThrow(/shell\.maxBytes: /);
  expect(define).toThrow(/colour/);
});
