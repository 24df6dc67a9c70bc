import { chooseLanguage, rememberLanguage } from '@/components/layout/shell/language';

const supported = ['en', 'de', 'fr'];

function visit(query: string, cookie = '', stored?: string) {
  history.replaceState(null, '', `/${query}`);
  document.cookie = `i18next=${cookie}`;
  localStorage.clear();
  if (stored) localStorage.setItem('i18nextLng', stored);
}

afterEach(() => {
  jest.restoreAllMocks();
  delete document.documentElement.dataset.languages;
  visit('');
});

describe('the language', () => {
  it.each([
    ['the query before cookie and storage', '?lng=de', 'fr', 'en', 'de'],
    ['the cookie before the storage', '', 'fr', 'de', 'fr'],
    ['the storage before the default', '', '', 'de', 'de'],
    ['the default where nothing is said', '', '', undefined, 'en'],
    ['the next source where one names an unknown language', '?lng=tlh', 'xx', 'fr', 'fr'],
    ['the language of a regional code', '?lng=de-AT', '', undefined, 'de'],
    ['the default for markup', '?lng=%3Cscript%3E', '', undefined, 'en'],
  ])('is taken from %s', (_, query, cookie, stored, expected) => {
    visit(query, cookie, stored);
    expect(chooseLanguage(supported)).toBe(expected);
  });

  it.each([
    ['?lng=de', 'de'],
    ['?lng=tlh', 'en'],
  ])('is kept for the next visit: %s as %s', (query, kept) => {
    document.documentElement.dataset.languages = supported.join(' ');
    visit(query);
    rememberLanguage();
    expect(localStorage.getItem('i18nextLng')).toBe(kept);
  });

  it('survives storage and cookies that throw', () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    jest.spyOn(document, 'cookie', 'get').mockImplementation(refuse);
    expect(() => rememberLanguage()).not.toThrow();
    expect(chooseLanguage(supported)).toBe('en');
  });
});
