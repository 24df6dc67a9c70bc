/** Every file of HTML in the export is valid. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { expect, test } from '@/e2e/support/test';

const EXPORT_FOLDER = 'out';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  elements: ['html5'],
});

const files = readdirSync(EXPORT_FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.html'),
);

for (const file of files) {
  test(`${file} is valid HTML`, async () => {
    const { results } = await validator.validateFile(join(EXPORT_FOLDER, file));
    const complaints = results.flatMap(({ messages }) =>
      messages.map(
        ({ ruleId, message, line, selector }) => `${ruleId}: ${message} (${line}, ${selector})`,
      ),
    );
    expect(complaints).toEqual([]);
  });
}
