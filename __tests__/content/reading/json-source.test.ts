import { parseJson } from '@/content/model/reading/json-source';

test.each([
  ['"a\tb"', /a\.json:2: .*a tab in a text is written with a backslash/],
  ['"a\\d"', /a\.json:2: .*a backslash in a text needs a second one/],
  ['"a\\u0002b"', /a\.json:2: .*control character/],
  ['"a\\ud800b"', /a\.json:2: .*control character/],
  ['"a', /a\.json:2: .*a closing quotation mark is missing/],
  ['"a\t', /a\.json:2: .*a closing quotation mark is missing/],
])('the problem with the text %j is reported', (value, reason) => {
  expect(() => parseJson('a.json', `{\n"name": ${value}\n}`)).toThrow(reason);
});
