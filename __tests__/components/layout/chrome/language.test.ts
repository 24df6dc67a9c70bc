import { chooseLanguage, rememberLanguage } from '@/components/layout/chrome/language';

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
  document.body.innerHTML = '';
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

  it('is kept for the next visit', () => {
    document.documentElement.lang = 'en';
    visit('?lng=en');
    rememberLanguage();
    expect(localStorage.getItem('i18nextLng')).toBe('en');
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

  it('changes the words of header and footer, and nothing else', async () => {
    document.documentElement.lang = 'en';
    document.documentElement.dataset.languages = 'en de';
    document.body.innerHTML = `
      <header id="site-header"><a aria-label="Home" href="/">Home</a></header>
      <main>Home</main><footer id="site-footer"><h2>Legal</h2><p>Unknown</p></footer>`;
    visit('?lng=de');
    const answer = { json: () => Promise.resolve({ Home: 'Startseite', Legal: 'Rechtliches' }) };
    const fetched = jest.fn().mockResolvedValue(answer);
    Object.assign(globalThis, { fetch: fetched });
    rememberLanguage();
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
    expect(fetched).toHaveBeenCalledWith('/messages/de.json');
    const words = (selector: string) => document.querySelector(selector)?.textContent;
    expect(words('header')).toBe('Startseite');
    expect(document.querySelector('header')?.lang).toBe('de');
    expect(words('h2')).toBe('Rechtliches');
    expect(words('p')).toBe('Unknown');
    expect(words('main')).toBe('Home');
  });
});
