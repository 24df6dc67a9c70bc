import { text } from 'node:stream/consumers';
import { load } from 'cheerio';
import { Suspense } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { placeStreamedParts } from '@/engine/finish/streamed-parts';

/** A page in which a boundary has another inside its content, a piece of which comes last. */
const PAGE = `<body><main><!--$?--><template id="B:0"></template><p>Loading</p><!--$-->more<!--/$-->still<!--/$--><p>After</p></main>
<script>$RC=function(b,c){}</script>
<div hidden id="S:0"><h1>Words</h1><!--$?--><template id="B:1"></template>Wait<!--/$--></div><script>$RC("B:0","S:0")</script>
<div hidden id="S:1"><ul><li>One</li><template id="P:2"></template></ul></div>
<div hidden id="S:2"><li>Two</li></div><script>$RS("S:2","P:2")</script><script>$RC("B:1","S:1")</script></body>`;

const shown = (html: string) => {
  const $ = load(html);
  placeStreamedParts($, html);
  $('script').remove();
  return $('body')
    .html()
    ?.replaceAll(/<!--.*?-->|\n/g, '');
};

it('puts late parts in the place of what React shows until its script moves them', () => {
  expect(shown(PAGE)).toBe(
    '<main><h1>Words</h1><ul><li>One</li><li>Two</li></ul><p>After</p></main>',
  );
});

it('places what React itself puts at the end of a page', async () => {
  // React does so with a boundary of more than some 12 kB.
  const words = Array.from({ length: 900 }, (_, index) => `Thread number ${index}.`).join(' ');
  const page = (
    <body>
      <Suspense fallback={<p>Loading</p>}>
        <p>{words}</p>
      </Suspense>
    </body>
  );
  const { prelude } = await prerenderToNodeStream(page);
  const html = await text(prelude);
  expect(html).toContain('<p>Loading</p>');
  expect(shown(html)).toBe(`<p>${words}</p>`);
});

it('leaves a page without late parts as it is', () => {
  const html = '<main><!--$--><p>Words</p><!--/$--></main>';
  expect(shown(`<body>${html}</body>`)).toBe('<main><p>Words</p></main>');
});

it('names a part that no script places', () => {
  expect(() => shown(PAGE.replace('$RC("B:1","S:1")', '$RX("B:1")'))).toThrow(
    'only Next’s client would show a part of it (B:1)',
  );
});
