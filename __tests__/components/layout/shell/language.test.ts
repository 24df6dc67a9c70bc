/** @jest-environment jsdom */
import {
  chosenLanguage,
  followLanguage,
  keepChosenLanguage,
} from '@/components/layout/shell/language';

const supported = ['en', 'de', 'fr'];
const replace = jest.fn();

function visit(query: string, cookie = '', stored?: string) {
  history.replaceState(null, '', `/${query}`);
  document.cookie = `i18next=${cookie}`;
  localStorage.clear();
  if (stored) localStorage.setItem('i18nextLng', stored);
}

/** A page in English, with the links to its translations that the finishing step writes. */
function page(body = '') {
  document.documentElement.lang = 'en';
  document.documentElement.dataset.languages = supported.join(' ');
  document.body.innerHTML = `${body}
    <a data-language="en" href="/about">English</a> <a data-language="de" href="/de/about">Deutsch</a>`;
}

beforeEach(() => {
  // jsdom cannot navigate, and its location cannot be replaced.
  jest.spyOn(console, 'error').mockImplementation(replace);
});
afterEach(() => {
  jest.restoreAllMocks();
  replace.mockReset();
  delete document.documentElement.dataset.languages;
  document.body.innerHTML = '';
  visit('');
});

describe('the language', () => {
  it.each([
    ['the query before cookie and storage', '?lng=de', 'fr', 'en', 'de'],
    ['the cookie before the storage', '', 'fr', 'de', 'fr'],
    ['the storage last', '', '', 'de', 'de'],
    ['nothing where nothing is said', '', '', undefined, undefined],
    ['the next source where one names an unknown language', '?lng=tlh', 'xx', 'fr', 'fr'],
    ['the language of a regional code', '?lng=de-AT', '', undefined, 'de'],
    ['nothing for markup', '?lng=%3Cscript%3E', '', undefined, undefined],
  ])('is taken from %s', (_, query, cookie, stored, expected) => {
    visit(query, cookie, stored);
    expect(chosenLanguage(supported)).toBe(expected);
  });

  it.each([
    ['?lng=fr', 'fr'],
    ['?lng=tlh', 'en'],
    ['', 'en'],
  ])('is kept for the next visit: %s as %s', (query, kept) => {
    page();
    visit(query);
    followLanguage();
    expect(localStorage.getItem('i18nextLng')).toBe(kept);
  });

  it.each([
    ['it is that of the page', '?lng=en', ''],
    ['nothing was chosen', '', ''],
    ['the page does not exist in it', '?lng=fr', ''],
    ['the page is the 404 page', '?lng=de', '<main id="UnknownPage"></main>'],
  ])('leads nowhere if %s', (_, query, body) => {
    page(body);
    visit(query);
    followLanguage();
    expect(replace).not.toHaveBeenCalled();
  });

  it('leads to the page in the language that was chosen, but no bot', () => {
    page();
    visit('?lng=de#team');
    followLanguage();
    // What jsdom says of every navigation.
    expect(replace).toHaveBeenCalledTimes(1);

    const agent = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Googlebot/2.1');
    followLanguage();
    expect(replace).toHaveBeenCalledTimes(1);
    agent.mockRestore();
  });

  it('is kept when it is chosen in the switch, which wins over an earlier cookie', () => {
    page();
    visit('', 'en', 'en');
    keepChosenLanguage();
    const link = document.querySelector<HTMLElement>('[data-language=de]');
    link?.addEventListener('click', (event) => event.preventDefault());
    link?.click();
    expect(localStorage.getItem('i18nextLng')).toBe('de');
    expect(chosenLanguage(supported)).toBe('de');
  });

  it('survives storage and cookies that throw', () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    page();
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    jest.spyOn(document, 'cookie', 'get').mockImplementation(refuse);
    expect(() => followLanguage()).not.toThrow();
    expect(chosenLanguage(supported)).toBeUndefined();
  });
});
