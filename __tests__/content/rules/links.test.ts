import {
  articleCalled,
  articleFile as article,
  INTRO,
  pageFile,
  section,
  textSection,
} from '@/__tests__/content/examples';
import { ARTICLE, SERVICES, SITE, SPRING } from './content-copy';
import { copy } from './fresh-copy';

const PAGE = 'content/en/pages/services.yaml';
const FILM = ['file: /files/a.mp4', 'poster: /files/a.jpg', 'captions: /files/a.vtt'];
const CONTACT_FORM = 'content/en/contact-form.yaml';
const OTHER = 'content/en/journal/three-looms.md';

describe('links', () => {
  it('may lead to pages, services and articles that are new', () => {
    const links = ['/about/why-two-looms', '/service/weaving', '/service/cloth', '/blog/two-looms'];
    copy.set(SITE, ['slug'], 'two-looms');
    const { content } = copy.load();
    const [linen] = content.services.services;
    const added = { ...linen, id: 'weaving', aliases: ['cloth'], title: 'Weaving' };
    const description = 'Warp and weft are wound, woven and sent to you before the week is over.';
    copy.set(SERVICES, ['services', content.services.services.length], { ...added, description });
    copy.write(ARTICLE, article(links.map((link) => `[a](${link})`).join(' ')));
    expect(copy.problems()).toEqual([]);
  });

  it('in an article may lead to ids of the content, to files, and elsewhere', () => {
    const links = [
      ...['/faq#shrinking', '/services#linen'],
      ...['/blog/two-looms#the-first-loom', '#the-first-loom', '#top', '/contact?inquiry=sales'],
      ...['/blog/atom.xml', '/journal/loom.svg'],
      ...['https://example.org/a?b#c', 'mailto:a@example.org', 'tel:+442079460958'],
    ];
    const list = links.map((link) => `- [a](${link})`).join('\n');
    copy.write(
      'public/journal/loom.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="4"/>',
    );
    copy.write(ARTICLE, article(`## The first *loom*\n\n${list}\n\nA note[^1].\n\n[^1]: Text.`));
    expect(copy.problems()).toEqual([]);
  });

  it('in an article are reported with their lines if they lead nowhere', () => {
    const siteUrl = copy.load().content.site.url;
    const wrong = [
      ['/nowhere', '“/nowhere” is not a page of this site'],
      ['/contact/', '“/contact/” is not a page of this site; write /contact'],
      ['/Contact.html', '“/Contact.html” is not a page of this site; write /contact'],
      [`${siteUrl}/contact/`, 'is on this site: write /contact, without the rest'],
      ['/logos/nobody.svg', '“/logos/nobody.svg” is not a page of this site'],
      ['/../package.json', '“/../package.json” is not a page of this site'],
      ['/%00', 'is not a page of this site'],
      ['contact', '“contact” must be a path of this site, such as /contact, or begin with https'],
      ['public/files/a.pdf', 'must be a path of this site, such as /files/a.pdf, or begin with'],
      ['//example.org', 'or begin with https://'],
      ['https://', '“https://” is not a URL'],
      ['javascript:history.back', '“javascript:history.back” must begin with http:, https:'],
      ['#nowhere', '“#nowhere”: nothing there has the id “nowhere”'],
      ['/services#nowhere', '“/services#nowhere”: nothing there has the id “nowhere”'],
      ['/blog/two-looms#nowhere', '#nowhere”: nothing there has the id “nowhere”'],
    ] as const;
    copy.write(ARTICLE, article(wrong.map(([url]) => `- [a](${url})`).join('\n')));
    const problems = copy.problems();
    expect(problems).toHaveLength(wrong.length);
    for (const [index, [, problem]] of wrong.entries()) {
      expect(problems[index]).toContain(`${ARTICLE}:${11 + index}: `);
      expect(problems[index]).toContain(problem);
    }
  });

  it('of buttons, answers and the notice may lead there, too, and into a form that is filled in', () => {
    const lines = Array.from({ length: 5 }, () => 'line').join('%0A');
    const right = [
      ...['https://example.org/a?b=c#d', 'mailto:a@example.org', 'tel:+442079460958'],
      ...['/faq#shrinking', '/blog/atom.xml', '/contact?utm_source=notice'],
      ...['/contact?inquiryType=sales&message=We+weave,+too.#Write', `/contact?message=${lines}`],
      '/contact?cloth-kind=Wool&cloth-yards=12&loom-name=One&by-post=on#Write',
    ];
    copy.write(
      'content/en/notice.yaml',
      `text: Closed\nlink: '${right.at(-3)}'\nuntil: 2026-03-19\n`,
    );
    for (const link of right) {
      copy.leadTo(link);
      copy.set(PAGE, ['next', 'link'], link);
      expect(copy.problems()).toEqual([]);
    }
  });

  it('to a file that is empty are refused, as is a film', () => {
    for (const file of ['terms.pdf', 'a.mp4', 'a.jpg', 'a.vtt']) {
      copy.write(`public/files/${file}`, '');
    }
    copy.leadTo('/files/terms.pdf');
    copy.write(
      SPRING,
      pageFile(
        INTRO + section('video', 'heading: Film', ...FILM) + textSection('[T](/files/terms.pdf)'),
      ),
    );
    const empty = (file: string): unknown =>
      expect.stringContaining(`public/files/${file} is empty: it has 0 bytes`);
    expect(copy.problems()).toEqual(
      ['terms.pdf', 'a.mp4', 'a.jpg', 'a.vtt', 'terms.pdf'].map(empty),
    );
  });

  it('to a form with what it does not take are refused', () => {
    const wrong = {
      'files/a.pdf': 'must be a path of this site, such as /contact, or begin with https://',
      '/contact?inquiryType=sale': '“sale” is not a kind of inquiry; there are general, sales,',
      '/contact?message=Hello there': 'has a space; write + instead',
      [`/contact?message=${'a'.repeat(241)}`]: 'fills in a message that is too long',
      [`/room?message=${'a%0A'.repeat(7)}`]: 'fills in a message that is too long',
      '/contact?cloth-kind=Silk': '“Silk” is not a choice of cloth-kind; there are Linen, Wool',
      [`/contact?loom-name=${'a'.repeat(41)}`]:
        'fills too much into loom-name; it takes 40 characters',
      'https://a.example/b c': 'has a space; write %20 instead',
      'https://a.example/?b=1&amp;c=2': 'has &amp;, which is & in HTML; write & alone',
      '/contact?by-post=yes': 'by-post is a checkbox; by-post=on ticks it',
    };
    for (const [link, problem] of Object.entries(wrong)) {
      copy.set(PAGE, ['next', 'link'], link);
      expect(copy.onlyProblem()).toContain(
        `${PAGE}:${copy.lineWith(PAGE, '  link: ')}: field next.link`,
      );
      expect(copy.onlyProblem()).toContain(problem);
    }
    const box = ['fields', 3];
    copy.set(CONTACT_FORM, [...box, 'required'], true);
    copy.set(CONTACT_FORM, [...box, 'error'], 'Tick it');
    copy.set(PAGE, ['next', 'link'], '/contact?by-post=on');
    expect(copy.onlyProblem()).toContain('by-post is required, so visitors tick it themselves');
  });

  it('in a paragraph of another file are checked like those in an article', () => {
    const wrong = {
      '[our terms](/terms)': '“/terms” is not a page of this site',
      '[our hours](/faq#nowhere)': '“/faq#nowhere”: nothing there has the id “nowhere”',
      '[our hours] (/faq)': 'is not a link; write [our hours](/faq), without the space',
      '![Looms](/media/looms.jpg)': 'is a picture, for which a line of text has no room',
      '<b>never</b>': 'is HTML',
    };
    for (const [written, problem] of Object.entries(wrong)) {
      copy.set(PAGE, ['next', 'text'], `It is said in ${written}.`);
      const line = copy.lineWith(PAGE, '  text: ');
      expect(copy.problems()[0]).toContain(`${PAGE}:${line}: field next.text: `);
      expect(copy.problems()[0]).toContain(problem);
    }
  });

  it('that an article makes by reference are reported at their URL’s line', () => {
    copy.write(ARTICLE, article('[here][x]\n\n[x]: /nowhere'));
    expect(copy.onlyProblem()).toContain(`${ARTICLE}:13: “/nowhere” is not`);
  });

  it('to a draft are refused, except from another draft', () => {
    copy.write(ARTICLE, article('Text.', { draft: 'true' }));
    copy.set(PAGE, ['next', 'link'], '/blog/two-looms');
    const from = (draft: string) =>
      copy.write(OTHER, articleCalled('Three', { draft }, '[a](/blog/two-looms)'));
    from('false');
    expect(copy.problems('“/blog/two-looms” is a draft')).toEqual([
      expect.stringContaining(`${PAGE}:`),
      expect.stringContaining('three-looms.md:'),
    ]);
    from('true');
    expect(copy.problems('“/blog/two-looms” is a draft')).toHaveLength(1);
  });
});

it.each([
  ['[Looms](/room)', '[Looms](/room)'],
  ['**Looms**', '**Looms**'],
  ['_Looms_', '_Looms_'],
  ['`Looms`', '`Looms`'],
  ['<b>Looms</b>', '<b>'],
  ['[Looms] (/room)', '[Looms] (/room)'],
  ['~~Looms~~', '~~Looms~~'],
])('refuses %s in a line that shows it as it is written', (written, marked) => {
  copy.set(PAGE, ['description'], `Of all that is woven here, ${written} are what you see first.`);
  copy.set(PAGE, ['next', 'heading'], `${written} of ours`);
  expect(copy.problems()).toEqual([
    expect.stringContaining(`${PAGE}:2: field description: “${marked}” is Markdown`),
    expect.stringContaining(`field next.heading: “${marked}” is Markdown`),
  ]);
});

it.each(['## Looms', '- Looms', '* [Looms](/room)', '> “Looms”', '- [ ] Looms'])(
  'refuses a line that begins with what makes a block: %s',
  (written) => {
    copy.set(PAGE, ['next', 'heading'], written);
    copy.set(PAGE, ['next', 'text'], `${written}.`);
    expect(copy.problems()).toContainEqual(
      expect.stringMatching(/field next\.heading: “.*” is Markdown/),
    );
    copy.set(PAGE, ['next', 'heading'], 'Looms');
    expect(copy.onlyProblem()).toContain(`field next.text: “${written}.” would be shown as it is`);
  },
);

it.each(['# 1 in Europe', '> 90 %', '- 5 °C', 'A - b', 'A ~ b ~ c', '1. March'])(
  'takes a line such as %s for words',
  (written) => {
    copy.set(PAGE, ['next', 'heading'], written);
    copy.set(PAGE, ['next', 'text'], `${written}.`);
    expect(copy.problems()).toEqual([]);
  },
);

describe('a broken reference is reported', () => {
  it('to a service', () => {
    copy.write(ARTICLE, article('Text.', { services: '[weaving]' }));
    copy.write(OTHER, articleCalled('Three', {}, '[a](/service/weaving)'));
    copy.leadTo('/service/weaving');
    expect(copy.problems()).toEqual([
      expect.stringMatching(/faq\.yaml:\d+: .*field link: “\/service\/weaving” is not a page/),
      expect.stringMatching(/three-looms\.md:11: “\/service\/weaving” is not a page/),
      expect.stringMatching(
        /looms\.md:7: entry 1 of services: “weaving” is not the id of a service/,
      ),
    ]);
  });

  it('to a logo’s file', () => {
    const logo = { name: 'Nobody', src: '/logos/nobody.svg', width: 160, height: 40 };
    copy.set('content/en/logos.yaml', ['logos', 0], logo);
    expect(copy.onlyProblem()).toMatch(
      /logos\.yaml:\d+: entry 1 of logos .*field src: there is no file public\/logos\/nobody\.svg/,
    );
  });
});
