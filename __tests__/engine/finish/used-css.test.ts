import { load } from 'cheerio';
import { keepUsedCss } from '@/engine/finish/used-css';
import { namesOn, usedNames } from '@/engine/finish/used-names';

const html = `<html class="of-root"><main id="main" data-tone="night"><dialog open><p class="flex md:p-2">x</p></dialog></main>`;

function keep(css: string, script = '') {
  return keepUsedCss(css, usedNames(namesOn(load(html), [script])));
}

test.each([
  ':focus-visible{outline:none}',
  '*,:before{margin:0}',
  '::selection{color:red}',
  ':root:has(dialog:modal){overflow:hidden}',
  '[data-tone=night]{color:red}',
  'p:not(.gone):hover::before{color:red}',
  ':where(.gone,.flex)>p{color:red}',
  '@media (min-width:1px){.md\\:p-2{padding:0}}',
  '#main{color:red}',
  '@page{margin:1cm}',
  '@layer theme,base;',
  '@layer base{}',
  ':root{--a:1}p{order:var(--a)}',
  ':root{--a:var(--b);--b:1}p{order:var(--a)}',
  ':root{--a-1\\.5:1}p{order:var(--a-1\\.5)}',
  ':root{--größe:1}p{order:var( --größe , 2)}',
  ':root{--a:1}@container style(--a: 1) and (width>1px){p{order:1}}',
  '@property --a{syntax:"*";inherits:false}p{order:var(--a,1)}',
  '@keyframes k{0%{opacity:0}}p{animation:1s k}',
  '@keyframes "my spin"{0%{opacity:0}}p{animation-name:"my spin"}',
  '@keyframes my\\ spin{0%{opacity:0}}p{animation:1s "my spin",2s}',
  '@keyframes \\31 spin{0%{opacity:0}}p{animation:1s \\31 spin}',
  '@keyframes "3d"{0%{opacity:0}}p{animation:\\33 d 1s}',
  'main{--a:k}@keyframes spin{0%{opacity:0}}p{animation:var(--a,spin)1s}',
  ':root{--z:1}@supports (color:var(--z)){p{order:1}}',
  ':root{--z:1}@media print{@supports not (order:var( --z , 2)){p{order:1}}}',
  ':root{--z:1}@supports (order:var(--z,2)){p{order:1}}',
  ':root{--z:1}p{order:if(style(--z: 1): 1; else: 2)}',
  'main{--z:1}p{order:VAR(--z)}',
  'main{--z:1;--y:2}p{order:if(style((--z: 1) or (2 < --y)): 1; else: 2)}',
  'main{--z:1}p{order:inherit(--z)}',
  'p{@media print{--z:1;order:var(--z)}}',
  '@page :first{--z:1;order:var(--z)}',
  'p{content:var(--z,")")"var(--y,2)"}main{--z:1}',
  '[DATA-TONE]{color:red}',
  'p{ANIMATION-NAME:k}@keyframes k{0%{opacity:0}}',
  '@property --n{syntax:"*";inherits:false;initial-value:k}@keyframes k{0%{opacity:0}}p{animation-name:var(--n)}',
  '@keyframes k{0%{opacity:0}}:root{--animate-k:k 1s}p{animation:var(--animate-k)}',
])('keeps %s', (css) => {
  expect(keep(css)).toBe(css);
});

test.each([
  '.gone{color:red}',
  'table{color:red}',
  '#gone{color:red}',
  '[data-gone]{color:red}',
  '.flex .gone{color:red}',
  ':is(.gone) p{color:red}',
  ':root:has(.gone){color:red}',
  '@media print{.gone{color:red}}',
  ':root{--a:1}',
  ':root{--a:var(--b);--b:1}',
  '@property --a{syntax:"*";inherits:false}',
  '@keyframes k{0%{opacity:0}}',
])('drops %s', (css) => {
  expect(keep(css)).toBe('');
});

test.each([
  [':root,html{--a:1}', 'var(--a)'],
  ['@layer theme{:root{--a:1}}', 'var(--a)'],
  [':root{--a:initial}', 'var(--a,2)'],
  [':root{--a:1}main{--a:initial}', 'var(--a,2)'],
  [':root{--a:1}@property --a{syntax:"*";inherits:false}', 'var(--a,2)'],
  [':root{--a:1}main{--a:INITIAL}', 'var(--a,2)'],
  [':root{--a:1}html:lang(de){--a:unset}', 'var(--a,2)'],
  [':root{--a:1}@layer a{.of-root{--a:revert-layer}}', 'var(--a,2)'],
  [':root{--a:if(style(--b): 1);--b:1}', 'var(--a,2)'],
  [':root{--a:env(unknown)}', 'var(--a,2)'],
  [':root{--a:var(--b)}main{--b:1}', 'var(--a,2)'],
  [':root{--a:var(--b);--b:var(--c);--c:initial}', 'var(--a,2)'],
  [':root{--a:var(--b);--b:1}', 'var(--a)'],
  ['main{--a:1}', 'var(--a,2)'],
  ['.of-root{--a:1}', 'var(--a)'],
  ['.flex{--a:1}', 'var(--a,2)'],
  ['@media print{:root{--a:1}}', 'var(--a,2)'],
  ['@layer a{@layer b{:root{--a:1}}}', 'var(--a)'],
  ['@media print{@layer theme{:root{--a:1}}}', 'var(--a,2)'],
  ['', '2'],
])('beside “%s”, a fallback becomes %s', (definition, value) => {
  expect(keep(`${definition}p{order:var(--a,2)}`)).toBe(`${definition}p{order:${value}}`);
});

test.each([
  // The host of a shadow tree.
  ['html,:host{margin:0}', 'html{margin:0}'],
  ['.gone,p{color:red}', 'p{color:red}'],
])('drops the unused selectors of %s', (css, kept) => expect(keep(css)).toBe(kept));

test('what stands beside a fallback stays apart from it', () => {
  expect(keep('p{animation:var(--a,spin)1s,var(--b,k)}')).toBe('p{animation:spin 1s,k}');
});

test('a fallback in quotes may hold brackets', () => {
  expect(keep('p{content:var(--a,")")var(--b,"(")}')).toBe('p{content:")" "("}');
  expect(keep(':root{--a:1}p{content:var(--a,")")}')).toBe(':root{--a:1}p{content:var(--a)}');
});

test('a property named beside a comment is used', () => {
  expect(keep('main{--z:1}p{--y:var(/* a */--z/* b */);order:var(--y)}')).toBe(
    'main{--z:1}p{--y:var( --z );order:var(--y)}',
  );
});

test('drops what is written several times, one after the other', () => {
  expect(keep('p{color:red;color:red;color:blue;color:red}')).toBe(
    'p{color:red;color:blue;color:red}',
  );
});

test('keeps rules for parts of date inputs only if there is a date input', () => {
  const css = '::-webkit-datetime-edit{padding:0}';
  expect(keep(css)).toBe('');
  expect(keepUsedCss(css, usedNames(namesOn(load('<input type="date">'), [])))).toBe(css);
});

test('keeps rules for parts of inputs only if there is an input or a textarea', () => {
  const css = '::placeholder{opacity:1}::file-selector-button{border:0}';
  expect(keep(css)).toBe('');
  expect(keepUsedCss(css, usedNames(namesOn(load('<textarea></textarea>'), [])))).toBe(css);
  for (const script of ['(0,a.jsx)("input",{})', 'b.createElement("textarea")', "c='<input>'"]) {
    expect(keep(css, script)).toBe(css);
  }
  // React's own code, and a selector.
  expect(keep(css, 'case"textarea":d("input"===e);f.matches("input, textarea")')).toBe('');
});

test('keeps rules for right-to-left pages only if there is one', () => {
  const css = "p:where([dir='rtl'] *){scale:-1 1}";
  expect(keep(css, 'const direction = document.dir')).toBe('');
  const page = load('<html dir="rtl"><p>x</p></html>');
  expect(keepUsedCss(css, usedNames(namesOn(page, [])))).toBe(css);
});

test.each([
  ['.gone{color:red}', 'e("div",{className:"a gone"})'],
  ['.size-1\\.5{color:red}', "cn('size-1.5')"],
  ['ul{color:red}', 'jsx("ul",{})'],
  ['[data-is-open]{color:red}', 'x.dataset.isOpen=""'],
  ['foreignObject{color:red}', 'jsx("foreignObject",{})'],
  [':root{--room:0}', 'root.style.setProperty("--room","1px")'],
])('keeps %s for the script %s', (css, script) => {
  expect(keep(css)).toBe('');
  expect(keep(css, script)).toBe(css);
});

test.each([
  ['.group-data-\\[x\\=1\\]\\:flex{color:red}', 'e({className:"group-data-[x=1]:flex"})'],
  ['.bg-\\(--brand\\){color:red}', "cn('bg-(--brand)')"],
  ['.\\[\\&\\>p\\]\\:m-1{color:red}', 'e({className:"a [&>p]:m-1"})'],
  [`.before\\:content-\\[\\"x\\"\\]{color:red}`, '{"className":"before:content-[\\"x\\"]"}'],
])('keeps %s, whose name has separators, for the script %s', (css, script) => {
  expect(keep(css, 'e({className:"group-data- bg- m-1"})')).toBe('');
  expect(keep(css, script)).toBe(css);
});

test.each([
  ['main{--tone:red}', '<main><i style="color:var(--tone)">x</i></main>'],
  ['main{--tone:red}', '<main><svg><path fill="var(--tone)"/></svg></main>'],
  ['main{--tone:red}', '<main><style>i{color:var(--tone)}</style></main>'],
  ['i{order:var(--place,1)}', '<i style="--place:2">x</i>'],
  ['@keyframes turn{0%{opacity:0}}', '<i style="animation:1s turn">x</i>'],
  ['@keyframes turn{0%{opacity:0}}', '<i></i><style>i{animation-name:turn}</style>'],
  ['@keyframes "my spin"{0%{opacity:0}}', `<i style='animation:1s "my spin"'>x</i>`],
  ['@keyframes my\\ spin{0%{opacity:0}}', `<i style='animation:1s my\\ spin'>x</i>`],
  ['main{--tone:red}', '<main><svg><path fill="VAR(--tone)"/></svg></main>'],
  ['[viewBox]{order:1}', '<svg viewbox="0 0 1 1"></svg>'],
  ['.late{order:1}', '<noscript><p class="late">x</p></noscript>'],
  ['main{--tone:red}', '<main></main><noscript><style>i{color:var(--tone)}</style></noscript>'],
])('keeps %s for the markup %s', (css, markup) => {
  expect(keepUsedCss(css, usedNames(namesOn(load('<main><i>x</i></main>'), [])))).not.toBe(css);
  expect(keepUsedCss(css, usedNames(namesOn(load(markup), [])))).toBe(css);
});

test('keeps keyframes that a script starts', () => {
  const css = '@keyframes turn{0%{opacity:0}}';
  expect(keep(css, 'e({style:{animation:"1s turn"}})')).toBe(css);
});
