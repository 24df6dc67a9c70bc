/** browsers/styles of e2e/README.md: styles and markup that the stated browsers lack. */
import { expect, test } from '@playwright/test';
import postcss from 'postcss';
import { exportedPage, exportedPages } from '@/e2e/support/exported';
import { browserSupport } from '@/scripts/browsers/support';
import { lackedInMarkup, lackedInStyle, type Lacked } from '@/e2e/support/lacked-in-page';

/**
 * What a browser may lack, by its path in MDN's data, which stands for all below it, and why nothing
 * is missing then. A pattern allows only the uses that it matches.
 */
const DISPENSABLE: readonly (readonly [feature: string, why: string, use?: RegExp])[] = [
  ['html.elements.meta.name', 'Desktop browsers have nothing to do for these.'],
  ['html.elements.link.rel', 'A page needs neither an icon nor a manifest.'],
  ['html.elements.script.type.speculationrules', 'The next page arrives later.'],
  ['html.elements.script.fetchpriority', 'The script is requested earlier.'],
  ['html.elements.img.fetchpriority', 'The picture is requested later.'],
  ['html.elements.link.fetchpriority', 'The picture is requested later.'],
  ['html.elements.link.imagesrcset', 'The picture is requested later.'],
  ['html.elements.link.imagesizes', 'The picture is requested later.'],
  ['html.elements.iframe.allow', 'A map does not fill the whole screen.'],
  ['html.elements.video.loading', 'The poster is requested earlier.'],
  ['html.elements.video.playsinline', 'Only phones play films on the whole screen.'],
  ['html.global_attributes.popover', 'About is then a link to its page.'],
  ['html.elements.button.popovertarget', 'About is then a link to its page.'],
  ['html.elements.button.popovertargetaction', 'The shell’s script closes the menu.'],
  ['html.elements.button.command', 'The shell’s script opens the menu.'],
  ['html.elements.button.commandfor', 'The shell’s script opens the menu.'],
  ['html.global_attributes.autocapitalize', 'Desktop browsers have no such keyboard.'],
  ['css.at-rules.media.scripting', 'The site is read with scripts.', /^@media \(scripting:none\)$/],
  ['css.at-rules.property', 'Tailwind sets the same values on all elements instead.'],
  ['css.at-rules.starting-style', 'What appears does so at once.'],
  [
    'css.selectors.has',
    'What arrives is shown before it is complete.',
    /:not\(:has\(>\[data-end\]\)\)/,
  ],
  ['css.selectors.has', 'The columns are narrower.', /table:has\(th:nth-child\(3\)\)/],
  [
    'css.selectors.has',
    'The page behind the menu can be scrolled; Firefox 115 runs on no phone.',
    /^:root:has\(dialog:modal\)$/,
  ],
  ['css.selectors.has', 'The linked card is marked by its script only.', /has-target/],
  ['css.selectors.has', 'On paper a heading may end a sheet.', /^:has\(>\.with-next\)$/],
  ['css.selectors.selection', 'Selected text has the colours of the system.'],
  ['css.selectors.-webkit-inner-spin-button', 'Only WebKit has this part.'],
  ['css.selectors.details-content', 'For paper alone.'],
  ['css.properties.content-visibility', 'For paper alone.'],
  ['css.properties.break-after.avoid', 'For paper alone.'],
  ['css.properties.break-before.avoid', 'For paper alone.'],
  ['css.properties.-webkit-tap-highlight-color', 'The tapped link has the system’s colour.'],
  ['css.properties.text-wrap', 'Lines are less even.'],
  ['css.properties.resize', 'The field has its first height.'],
  ['css.properties.cursor', 'Phones have no pointer.'],
  ['css.properties.scrollbar-width', 'A scrollbar is shown until the script has come.'],
  ['css.properties.font-family.ui-monospace', 'Another font of the system follows.'],
  ['css.types.length.lh', 'An empty line has no height until its text comes.', /^min-height:1lh$/],
];

const support = browserSupport();

test('browsers/styles: whatever one of the stated browsers lacks can be done without', () => {
  const found = new Map<string, Lacked>();
  const styles = new Set<string>();
  const note = (lacked: readonly Lacked[]) => {
    const unasked = lacked.filter(({ isAskedFor }) => !isAskedFor);
    for (const one of unasked) found.set(`${one.feature}: ${one.text}`, one);
  };
  for (const file of exportedPages) {
    const $ = exportedPage(file.replace(/(\/index)?\.html$/, '') || '/');
    note(lackedInMarkup($, support));
    for (const style of $('style').toArray()) styles.add($(style).text());
  }
  for (const style of styles) note(lackedInStyle(postcss.parse(style), support));
  const problems = [...found].filter(
    ([, { feature, text }]) =>
      !DISPENSABLE.some(
        ([path, , use]) => `${feature}.`.startsWith(`${path}.`) && (use?.test(text) ?? true),
      ),
  );
  expect(
    problems.map(([use, { feature }]) => `${use}, which ${support.get(feature)?.join(', ')} lack`),
  ).toEqual([]);
});
