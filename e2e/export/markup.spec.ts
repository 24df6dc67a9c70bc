/** Every file of HTML in the export is valid. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { load } from 'cheerio';
import { HtmlValidate } from 'html-validate';

const EXPORT_FOLDER = 'out';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  elements: ['html5'],
});

/** Said twice, once by the browser and once by the page, which html-validate does not know yet. */
const EXPANDED_TWICE = '[aria-expanded]:is([popovertarget], [command])';

const files = readdirSync(EXPORT_FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.html'),
);

for (const file of files) {
  test(`${file} is valid HTML`, async () => {
    const { results } = await validator.validateFile(join(EXPORT_FOLDER, file));
    const problems = results.flatMap(({ messages }) =>
      messages.map(
        ({ ruleId, message, line, selector }) => `${ruleId}: ${message} (${line}, ${selector})`,
      ),
    );
    expect(problems).toEqual([]);

    // What the checker of the W3C asks for beyond that.
    const $ = load(readFileSync(join(EXPORT_FOLDER, file)));
    const untitled = $('section:not(:has(h1, h2, h3, h4, h5, h6))').toArray();
    expect(untitled.map((section) => $.html(section).slice(0, 200))).toEqual([]);
    for (const refresh of $('meta[http-equiv=refresh]').toArray()) {
      expect($(refresh).attr('content')).toMatch(/^\d+; url=\S+$/);
    }
    const expandedTwice = $(EXPANDED_TWICE).map((_, toggle) => $.html(toggle));
    expect(expandedTwice.get()).toEqual([]);
  });
}
