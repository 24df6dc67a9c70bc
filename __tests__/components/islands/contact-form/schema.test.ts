/**
 * form/messages, form/file and form/email of e2e/README.md: the rules and their messages, without
 * the form.
 */
import { z } from 'zod';
import {
  contactFormSchema,
  type ContactFormValues,
} from '@/components/islands/contact-form/contact-form-schema';
import { readPrefill } from '@/components/islands/contact-form/prefill';
import { content } from '@/content/model/loaded';

const { errors } = content['contact-form'];
const schema = contactFormSchema(errors);

const valid: ContactFormValues = {
  firstName: 'Ada',
  lastName: 'Li',
  email: 'ada@client.example',
  phone: '0123456789',
  company: 'Co',
  jobTitle: 'CT',
  inquiryType: 'general',
  region: 'northAmerica',
  serviceInterest: 'customerService',
  message: '0123456789',
  file: null,
  newsletter: false,
  terms: true,
};

/** The schema's messages for `valid` with `changes`, by field. */
function messages(changes: object): Record<string, string[] | undefined> {
  const { error } = schema.safeParse({ ...valid, ...changes });
  return error ? z.flattenError(error).fieldErrors : {};
}

// A FileList cannot be constructed; the schema reads nothing of it that an array does not have.
const chosen = (...names: string[]) => ({ file: names.map((name) => new File(['a'], name)) });

test('form/messages: accepts the shortest values that the rules allow', () => {
  expect(messages({})).toEqual({});
});

test.each([
  ['firstName', 'A'],
  ['lastName', 'L'],
  ['email', 'ada@'],
  ['email', ''],
  ['phone', '012345678'],
  ['company', 'C'],
  ['jobTitle', 'C'],
  ['message', '012345678'],
  ['terms', false],
] as const)('form/messages: %s %j is refused with its field’s message', (field, value) => {
  expect(messages({ [field]: value })).toEqual({ [field]: [errors[field]] });
});

test.each([
  ['ada@client.example', true],
  ['a&b@example.com', true],
  ['first/last@example.com', true],
  ['ada@localhost', false],
  ['name@company', false],
  ['name@företag', false],
  ['a@1', false],
  ['ada@xn--r8jz45g.xn--zckzah', true],
  ['name@münchen.example', true],
  ['名@例え.テスト', false],
  ['name@例え．テスト', true],
  ['ünam@client.example', false],
  ['a@b-.com', false],
  ['a@-münchen.example', false],
  ['a@b..com', false],
  ['a@münchen.example/in', false],
  ['a@münchen.example:80', false],
  ['a@mün chen.example', false],
  ['a@mün_chen.example', false],
])(
  'form/email: takes the e-mail address %s as type=email does, if its domain has a dot: %s',
  (email, isTaken) => {
    expect(messages({ email })).toEqual(isTaken ? {} : { email: [errors.email] });
  },
);

test.each(['inquiryType', 'region', 'serviceInterest'])(
  'form/messages: %s takes only its values',
  (name) => {
    expect(messages({ [name]: 'other' })).toEqual({});
    expect(Object.keys(messages({ [name]: 'elsewhere' }))).toEqual([name]);
  },
);

test('form/messages: white space does not count, an emoji counts as one character, and any script is allowed', () => {
  expect(messages({ firstName: ' \t A ' })).toHaveProperty('firstName');
  expect(messages({ firstName: '👍' })).toHaveProperty('firstName');
  expect(messages({ firstName: '李明', lastName: 'لي', company: '<b>' })).toEqual({});
});

describe('form/white-space: white space and unseen signs at both ends', () => {
  const texts = [
    'firstName',
    'lastName',
    'email',
    'phone',
    'company',
    'jobTitle',
    'message',
  ] as const;

  test.each([
    ['a no-break space', '\u00a0'],
    ['a byte order mark', '\ufeff'],
    ['a direction mark', '\u200f'],
    ['an embedding', '\u202a'],
    ['an isolate', '\u2069'],
    ['a zero-width space', '\u200b'],
    ['a word joiner', '\u2060'],
    ['a soft hyphen', '\u00ad'],
    ['a filler', '\u3164'],
    ['a control character', '\u0000'],
    ['an ideographic space', '\u3000'],
    ['several of them', '\u200e \u00a0\t\u2066\n'],
  ])('%s goes', (_, sign) => {
    const changed = Object.fromEntries(texts.map((name) => [name, sign + valid[name] + sign]));
    expect(schema.parse({ ...valid, ...changed })).toEqual(valid);
    for (const name of texts) expect(messages({ [name]: sign.repeat(12) })).toHaveProperty(name);
  });

  test.each(['❤\ufe0f', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'])(
    'what is within a text stays, and an emoji stays whole: %s',
    (emoji) => {
      const message = `Zero\u200bwidth and\u00a0more,\n\n${emoji}`;
      expect(schema.parse({ ...valid, message: ` ${message}\u200e` }).message).toBe(message);
    },
  );

  test.each(['\ufe0f', '\u{e0067}'])('what an emoji may end with is no text', (sign) => {
    for (const name of texts) expect(messages({ [name]: sign.repeat(12) })).toHaveProperty(name);
  });
});

test('form/messages: 100,000 characters are checked without a stall', () => {
  const long = `a${' '.repeat(100_000)}b`;
  const before = process.cpuUsage();
  expect(messages({ firstName: long, message: long, email: `a@${'a.'.repeat(50_000)}` })).toEqual({
    email: [errors.email],
  });
  // Processor time: elapsed time would include what else the machine does.
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(5_000);
});

test.each(['brief.pdf', 'brief.DOC', 'a.b.docx', 'brief.txt'])('form/file: takes %s', (name) => {
  expect(messages(chosen(name))).toEqual({});
});

test.each(['brief.exe', 'pdf', 'brief.pdf.exe', 'brief.docm', 'brief'])(
  'form/file: refuses %s',
  (name) => {
    expect(messages(chosen(name))).toEqual({ file: [errors.file] });
  },
);

test('form/file: a file of 50 MB is taken', () => {
  expect(messages({ file: [new File([new Uint8Array(50_000_000)], 'large.docx')] })).toEqual({});
});

test('form/file: the file is optional', () => {
  expect(messages(chosen())).toEqual({});
});

test('prefill: takes a known inquiry type and a message, and leaves out the rest', () => {
  expect(readPrefill('?inquiryType=careers&message=I%20apply%0A%3Cb%3E')).toEqual({
    inquiryType: 'careers',
    message: 'I apply\n<b>',
  });
  expect(readPrefill('?inquiryType=constructor&firstName=Eve&message=')).toEqual({});
});

test.each([
  ['blank lines', `I apply${'\n'.repeat(40)}and agree to all`, 'I apply\nand agree to all'],
  ['other breaks and spaces', ' I\u2028\u00A0\t\u2029 apply ', 'I\napply'],
  ['signs that nobody sees', 'I \u202Eap\u0000ply\uFEFF', 'I apply'],
  ['variants and vowels that nobody sees', 'One\u17B4\u{E0101} ✈\uFE0F.', 'One ✈\uFE0F.'],
  ['joined letters', '👩\u200D💻 \u0645\u06CC\u200C\u062E', '👩\u200D💻 \u0645\u06CC\u200C\u062E'],
  ['letters that look like spaces', `\u3164\n${'\u2800'.repeat(90)}I\uFFA0apply`, 'I apply'],
  ['many lines', 'I\nam\none\nof\nmuch\ntoo\nmany', undefined],
  ['lines of which each takes two rows', `${'word '.repeat(9)}\n`.repeat(4), undefined],
  ['wide letters', '機'.repeat(121), undefined],
  ['many words', 'word '.repeat(60), undefined],
])('prefill: a message is seen as a whole: %s', (_, message, seen) => {
  expect(readPrefill(`?${new URLSearchParams({ message }).toString()}`).message).toBe(seen);
});
