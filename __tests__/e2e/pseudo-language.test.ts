/** The generated language of the tests: any valid content stays valid in it. */
import { ContentCopy, NOTICE, SPRING } from '@/__tests__/content/rules/content-copy';
import { plain } from '@/__tests__/content/picture-files/originals';
import { readContent } from '@/content/model/read-content';
import { addPseudoLanguage, PSEUDO } from '@/e2e/support/pseudo-language';

const PAGE = `title: Hand over your spring close
description: Three weeks before the year ends, a bookkeeper is at your desk.
label: Spring close
path: /spring
menus: [footerResources]
until: '2099-12-31'
sections:
  - kind: intro
    eyebrow: Before the year ends
    heading: A heading of fifty-nine letters, which has no room for more
    lead: They begin on a Monday.
    image: { file: loom.jpg, alt: A loom }
  - kind: text
    text: |
      ## What comes to your desk

      A [list](#what-comes-to-your-desk) of **points** &amp; \`code\`, see https://loom.example/a.

      ![A loom](/media/loom.jpg "Our first floor")

      | Page | Question |
      | ---- | -------: |
      | 1    | What?    |
  - kind: video
    heading: One minute
    file: /files/close.mp4
    poster: /files/close.jpg
    captions: /files/close.vtt
  - kind: questions
    heading: Questions
    category: Care
  - kind: form
    heading: Ask
    inquiryType: sales
  - kind: next
    heading: Which account?
    text: Read of [it](/spring#what-comes-to-your-desk) first.
    action: Read it
    link: /contact
`;

it('translates texts, and nothing that code or a link depends on', async () => {
  const copy = new ContentCopy();
  copy.write(SPRING, PAGE);
  copy.write(NOTICE, "text: We weave.\nlink: /spring\nuntil: '2099-12-31'\n");
  for (const file of ['close.mp4', 'close.jpg', 'close.vtt']) {
    copy.write(`public/files/${file}`, 'weave');
  }
  copy.write('content/media/loom.jpg', await plain(1600, 900).jpeg().toBuffer());
  expect(copy.problems()).toEqual([]);
  addPseudoLanguage(copy.root);
  const { root, now } = copy;
  const { content, pages } = readContent({ root, language: PSEUDO.code, now });
  expect(content.notice).toMatchObject({ text: '[Ŵéé ŵééååvéé۔]', until: '2099-12-31' });
  const page = pages.find(({ name }) => name === 'spring');
  expect(page).toMatchObject({
    label: '[Šþŕîîñĝ çļööšéé]',
    path: '/spring',
    menus: ['footerResources'],
    until: '2099-12-31',
  });
  const [intro, text, video, questions, form, next] = page!.sections;
  // Two brackets would exceed the 60 characters of a heading.
  expect(intro).toMatchObject({
    heading: 'Å ĥéåðîñĝ öf fîfťý-ñîñé ļéťťéŕš, ŵĥîçĥ ĥåš ñö ŕööm föŕ möŕé',
    image: { file: 'loom.jpg', alt: '[ÅÅ ļööööm]' },
  });
  expect(text).toMatchObject({
    text: `## Ŵĥååť çöömééš ťöö ýööûûŕ ðééšķ

ÅÅ [ļîîšť](#top) ööf **þööîîñťš** &amp; \`code\`, šéééé https://loom.example/a.

![ÅÅ ļööööm](/media/loom.jpg "ÖÖûûŕ fîîŕšť fļööööŕ")

| Pååĝéé | Qûûééšťîîööñ |
| ---- | -------: |
| 1    | Ŵĥååť?    |
`,
  });
  expect(video).toMatchObject({ file: '/files/close.mp4', captions: '/files/close.vtt' });
  expect(questions).toMatchObject({ category: '[Çååŕéé]' });
  expect(form).toMatchObject({ inquiryType: 'sales' });
  expect(next).toMatchObject({
    action: '[Ŕééååð îîť]',
    text: '[Ŕééååð ööf [îîť](/spring#top) fîîŕšť۔]',
  });
});
