import { z } from 'zod';
import { markupIn, plainText, textOutsideCode } from '@/content/model/reading/inline-markdown';
import { placeholdersIn } from '@/content/model/reading/placeholders';
import { references } from '@/content/model/schemas/reference';
import { countWide, endsQuestion, endsSentence, lengthOf } from '@/content/model/text-measures';

/** The schemas of texts that a translation has in its own words. */
export const copy = z.registry<{ isTranslated: true }>();

/** One line of text: not empty, without stray white space or line breaks. */
export const text = z
  .string()
  .min(1, { error: 'must not be empty', abort: true })
  .refine((value) => value === value.trim(), 'must not begin or end with a space')
  .refine(
    (value) => !/[\n\r\t]| {2}/.test(value),
    'must be one line without double spaces, lists and paragraphs',
  )
  .register(copy, { isTranslated: true });

const ENDS_OTHERWISE = 'must end with a full stop, question mark or exclamation mark';
const ASKS_NOTHING = 'must end with a question mark';

/** What editors learn about a rule, in the form of zod's own rules. */
interface Shown {
  minimum?: number;
  maximum?: number;
  /** For texts in scripts whose characters each count as one; the build checks all others. */
  pattern?: RegExp;
  /** The message for a text that does not match the pattern. */
  error?: () => string;
}

/**
 * A rule for texts in any language.
 *
 * @param problemOf says what is wrong with a text, which it gets without Markdown
 * @param shown the rule for editors, whose patterns know no properties of Unicode
 * @param textOf takes the Markdown away
 */
function rule(problemOf: (text: string) => string | false, shown: Shown, textOf = plainText) {
  const check = z.check<string>(({ value, issues }) => {
    const message = problemOf(textOf(value));
    // `continue`: other rules are checked as well.
    if (message) issues.push({ code: 'custom', input: value, message, continue: true });
  });
  const { pattern, error, ...limits } = shown;
  check._zod.onattach.push(({ _zod: { bag } }) => {
    Object.assign(bag, limits, pattern && { patterns: new Set([pattern]) });
  });
  Object.assign(check._zod.def, { pattern, error });
  return check;
}

/**
 * A rule for copy, in which the company's facts have replaced their placeholders by now: its code
 * alone may have braces.
 */
export const withoutBraces = rule(
  (text) => {
    const names = placeholdersIn(text);
    if (names.length > 0) {
      const stand = names.length > 1 ? 'stand' : 'stands';
      return `{${names.join('}, {')}} ${stand} for nothing; content/site.yaml says what may be in braces`;
    }
    return (
      /[{}]/.test(text) &&
      'has a brace out of place: braces hold one word without spaces, such as {company}'
    );
  },
  {},
  textOutsideCode,
);

/** A rule for copy that is shown as it is written. */
export const withoutMarkdown = z.check<string>(({ value, issues }) => {
  const markup = markupIn(value);
  if (markup === undefined) return;
  const message = `“${markup}” is Markdown, which this field would show as it is written; write the words alone`;
  issues.push({ code: 'custom', input: value, message, continue: true });
});

/** A line of copy. */
export const line = text.check(withoutBraces).check(withoutMarkdown);

/** A text of several paragraphs in Markdown. */
export const markdown = z
  .string()
  .min(1, 'must not be empty')
  .meta({ 'x-widget': 'markdown' })
  .register(references, { to: 'markdown' });

/** A line of copy with links and emphasis in Markdown. */
export const richLine = text.check(withoutBraces).register(references, { to: 'prose' });

/** Names in braces that pages replace in a few texts; figures of these names would replace them. */
export const TEMPLATE_NAMES = [
  'columns',
  'count',
  'country',
  'date',
  'days',
  'job',
  'minutes',
  'model',
  'n',
  'name',
  'number',
  'page',
  'pages',
  'position',
  'question',
  'role',
  'service',
  'shown',
  'times',
  'title',
  'topic',
  'wait',
  'year',
] as const;
type TemplateName = (typeof TEMPLATE_NAMES)[number];

/**
 * A line with placeholders that the page replaces.
 *
 * @param needed names that must occur
 * @param allowed further names that may
 */
export function template(needed: readonly TemplateName[], allowed: readonly TemplateName[] = []) {
  const known: readonly string[] = [...needed, ...allowed];
  return text.check(withoutMarkdown).superRefine((value, context) => {
    const found = placeholdersIn(value);
    const missing = needed.filter((name) => !found.includes(name));
    const unknown = found.filter((name) => !known.includes(name));
    for (const name of missing) context.addIssue(`must contain {${name}}`);
    for (const name of unknown) {
      context.addIssue(`{${name}} cannot be used here; {${known.join('}, {')}} may be used`);
    }
  });
}

const sentenceEnd = rule((value) => !endsSentence(value) && ENDS_OTHERWISE, {
  pattern: /[.?!]["'”’“»«)\]*_]*$/,
  error: () => ENDS_OTHERWISE,
});

/** A paragraph: a line that ends like a sentence. Editors show a larger field for it. */
export const paragraph = line.check(sentenceEnd).meta({ 'x-widget': 'text' });

/** A paragraph with links and emphasis in Markdown. */
export const prose = richLine.check(sentenceEnd).meta({ 'x-widget': 'text' });

/** A line that asks something. */
export const question = line.check(
  rule((value) => !endsQuestion(value) && ASKS_NOTHING, {
    pattern: /(?:\?|[\u0370-\u03FF\u1F00-\u1FFF];)["'”’“»«)\]]*$/,
    error: () => ASKS_NOTHING,
  }),
);

function lengthInWords(text: string): string {
  const twice = countWide(text) > 0 ? ', wide ones counted twice' : '';
  return `has ${lengthOf(text)} characters${twice}`;
}

/**
 * A maximum length, and the message for a longer text.
 *
 * @param limit in characters, of which wide ones count twice
 * @param what the text is, in the words of the message
 * @param reason why no more, in words that end the message
 */
export function atMost(limit: number, what: string, reason = '') {
  return rule(
    (value) =>
      lengthOf(value) > limit &&
      `${lengthInWords(value)}; ${what} may have at most ${limit}${reason}`,
    { maximum: limit },
  );
}

/**
 * The first line of a message that a link fills in. With the name it takes fewer rows than the
 * form takes from a link.
 *
 * @param name what is replaced, and must occur
 */
export const firstLine = (name: TemplateName) =>
  template([name]).check(atMost(120, 'the first line of a message'));

// These lengths fit on a card, a button or a row on a phone, without making it look crowded.
/** A few words above a heading. */
export const eyebrow = line.check(atMost(40, 'the words above a heading'));
export const heading = line.check(atMost(60, 'a heading'));
/** What stands above a column, a list or a value, and is smaller than a heading. */
export const headingLabel = line.check(atMost(40, 'a small heading'));
/** The title of a card, a step or a slide. */
export const cardTitle = line.check(atMost(40, 'the title of a card'));
/** The text of a button, or of a link that stands alone. */
export const action = line.check(atMost(40, 'the text of a button or link'));
/** What a field of a form is called. */
export const fieldLabel = line.check(atMost(40, 'the label of a field'));
/** What a form offers to choose. */
export const choiceLabel = line.check(atMost(40, 'a choice'));
/** The text of a tab. */
export const tabLabel = line.check(atMost(40, 'the text of a tab'));
/** A name that screen readers read out and that is not shown. */
export const spokenLabel = line.check(atMost(40, 'a name that is read out'));
/** The name of a person, or what stands for it. */
export const personName = line.check(atMost(40, 'the name of a person'));
/** What a person does. */
export const personRole = line.check(atMost(40, 'the role of a person'));
/** A word or two before or after something else. */
export const label = line.check(atMost(40, 'a label'));
/** A label that stays on one line. */
export const shortLabel = line.check(atMost(20, 'it', ', because it stays on one line'));
/** An entry of a list. */
export const listEntry = line.check(atMost(80, 'an entry of a list'));
/** The text of a card. */
export const cardText = prose.check(atMost(300, 'the text of a card'));
/** A sentence or two below a heading. */
export const lead = prose.check(atMost(240, 'the sentence below a heading'));

const asSearchShows = ', because search engines show no more';
/** The least length at which a description is useful. */
const DESCRIPTION_MIN = 50;

/** The title of a page, as browsers and search engines show it. */
export const pageTitle = line.check(atMost(60, 'a title', asSearchShows));

/** The description of a page, as search engines show it. */
export const pageDescription = paragraph
  .check(
    rule(
      (value) =>
        lengthOf(value) < DESCRIPTION_MIN &&
        `${lengthInWords(value)}; it needs at least ${DESCRIPTION_MIN}`,
      { minimum: DESCRIPTION_MIN },
    ),
  )
  .check(atMost(160, 'it', asSearchShows));
