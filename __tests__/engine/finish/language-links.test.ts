import { load } from 'cheerio';
import { linkTranslations } from '@/engine/finish/language-links';
import { valuesOf } from '@/engine/shared/markup';

const linksOn = (file: string) => {
  const $ =
    load(`<a data-language="en" href="/">English</a><a data-language="de" href="/de">Deutsch</a>
    <a href="/de">Elsewhere</a>`);
  linkTranslations($, file);
  return valuesOf($, 'a', 'href');
};

test.each([
  ['/about.html', ['/about', '/de/about', '/de']],
  ['/service/risk-&-co.html', ['/service/risk-&-co', '/de/service/risk-&-co', '/de']],
  ['/index.html', ['/', '/de', '/de']],
  ['/404.html', ['/', '/de', '/de']],
])('%s links to its page in every language', (file, links) => {
  expect(linksOn(file)).toEqual(links);
});
