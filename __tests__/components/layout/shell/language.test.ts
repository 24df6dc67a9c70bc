/**
 * @jest-environment jsdom
 *
 * language/* of e2e/README.md.
 */
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

/** A page with the links to its translations that the finishing step writes. */
function page(body = '', lang = 'en') {
  document.documentElement.lang = lang;
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
    ['the default where all name unknown ones', '?lng=%3Cscript%3E', 'xx', 'tlh', 'en'],
    ['nothing where a source is empty', '?lng=', '', '', undefined],
  ])('is taken from %s', (_, query, cookie, stored, expected) => {
    visit(query, cookie, stored);
    expect(chosenLanguage(supported)).toBe(expected);
  });

  // The regional one if that is supported, and otherwise the general one.
  it.each([
    ['?lng=pt-BR', 'pt-BR'],
    ['?lng=pt-AO', 'pt'],
    ['?lng=pt-PT', 'pt'],
    ['?lng=en-GB', 'en'],
    ['?lng=eno', 'en'],
    ['?lng=ptx', 'en'],
  ])('for %s is %s', (query, expected) => {
    visit(query);
    expect(chosenLanguage(['en', 'pt-BR', 'pt'])).toBe(expected);
  });

  it.each([
    ['the query', '?lng=fr', '', undefined, 'fr'],
    ['the cookie', '', 'de', 'fr', 'de'],
    ['one that is not supported', '?lng=tlh', '', undefined, 'en'],
    ['nothing', '', '', undefined, null],
  ])(
    'language/detection: is kept for the next visit as named by %s',
    (_, query, cookie, stored, kept) => {
      for (const lang of supported) {
        page('', lang);
        visit(query, cookie, stored);
        followLanguage();
        expect(localStorage.getItem('i18nextLng')).toBe(kept);
      }
    },
  );

  it('language/detection: redirects nowhere from the URL of a translation, which is itself a choice', () => {
    page('', 'de');
    for (const [query, stored] of [
      ['', 'en'],
      ['', 'fr'],
      ['?lng=en', 'de'],
    ] as const) {
      visit(query, '', stored);
      followLanguage();
    }
    expect(replace).not.toHaveBeenCalled();
  });

  it('language/prerender: is neither stored nor followed on a prerendered page until that page is shown', () => {
    page();
    visit('?lng=de');
    Object.assign(document, { prerendering: true });
    followLanguage();
    expect(localStorage.getItem('i18nextLng')).toBeNull();
    expect(replace).not.toHaveBeenCalled();

    Object.assign(document, { prerendering: false });
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(localStorage.getItem('i18nextLng')).toBe('de');
    expect(replace).toHaveBeenCalledTimes(1);
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(replace).toHaveBeenCalledTimes(1);
  });

  it('form/draft: is followed when a page returns from the back/forward cache', () => {
    page();
    visit('');
    followLanguage();
    expect(replace).not.toHaveBeenCalled();
    // Chosen on another page meanwhile.
    localStorage.setItem('i18nextLng', 'de');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    // The pages of the tests before this one listen, too.
    expect(replace).toHaveBeenCalled();
  });

  it.each([
    ['it is that of the page', '?lng=en', ''],
    ['nothing was chosen', '', ''],
    ['the page does not exist in it', '?lng=fr', ''],
    ['the page is the 404 page', '?lng=de', '<main id="UnknownPage"></main>'],
  ])('language/detection: redirects nowhere if %s', (_, query, body) => {
    page(body);
    visit(query);
    followLanguage();
    expect(replace).not.toHaveBeenCalled();
  });

  it('language/detection: redirects visitors, but no bots, to the page in the language that was chosen', () => {
    page();
    visit('?lng=de#team');
    followLanguage();
    // jsdom logs an error for every navigation.
    expect(replace).toHaveBeenCalledTimes(1);

    const agent = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Googlebot/2.1');
    followLanguage();
    expect(replace).toHaveBeenCalledTimes(1);
    agent.mockRestore();
  });

  it.each([
    ['the left button', 'click', 0, 'de'],
    ['the middle button', 'auxclick', 1, 'de'],
    ['no right button', 'auxclick', 2, 'en'],
  ])('language/switch: is kept when it is chosen in the switch by %s', (_, type, button, kept) => {
    page();
    visit('', 'en', 'en');
    keepChosenLanguage();
    const link = document.querySelector('[data-language=de]')!;
    link.addEventListener(type, (event) => event.preventDefault());
    link.dispatchEvent(new MouseEvent(type, { button, bubbles: true, cancelable: true }));
    expect(localStorage.getItem('i18nextLng')).toBe(kept);
    // The choice overrides an earlier cookie.
    expect(chosenLanguage(supported)).toBe(kept);
  });

  it('is undefined, without an error, if storage and cookies throw', () => {
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
