/** Tests of the code run on the content of the fixture: no edit of the site's own turns one red. */
jest.mock('@/content/model/loaded', () =>
  jest.requireActual<object>('@/__tests__/fixture-content'),
);
