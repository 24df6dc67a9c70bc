import { createTranslator } from 'use-intl/core';
import { z } from 'zod';
import { menuName } from '@/content/model/schemas/in-menus';
import { text } from '@/content/model/schemas/text';

/** What a message may contain besides its text: `{number}`, or the tag `<legalName>`. */
type Slot = `{${string}}` | `<${string}>`;

const nameOf = (slot: Slot) => slot.slice(1, -1);

/** The names after an opening brace or angle bracket, each as a slot. */
function slotsIn(message: string): Slot[] {
  const found = message.matchAll(/([{<])\s*(\w+)/g);
  return [...found].map(([, mark, name = '']) =>
    mark === '{' ? (`{${name}}` as const) : (`<${name}>` as const),
  );
}

/**
 * Formats a message as the pages do.
 *
 * @returns the formatter's error code; undefined if nothing is wrong
 */
function formattingError(message: string, slots: readonly Slot[]): string | undefined {
  const codes: string[] = [];
  const translate = createTranslator({
    locale: 'en',
    messages: { message },
    onError: ({ code }) => codes.push(code),
  });
  const values = slots.map((slot) => [nameOf(slot), slot.startsWith('<') ? () => '' : 1]);
  void translate.rich('message', Object.fromEntries(values) as Record<string, number>);
  return codes[0];
}

/**
 * A message in the syntax of ICU, which pages format with next-intl.
 *
 * @param slots those that must occur; no others may
 */
function message(slots: readonly Slot[] = []) {
  const mayBeUsed = slots.length > 0 ? `; ${slots.join(', ')} may be used` : '';
  return text.superRefine((value, context) => {
    const found = slotsIn(value);
    const fail = (problem: string) => context.addIssue(problem);
    const missing = slots.filter((slot) => !found.includes(slot));
    for (const slot of missing) fail(`must contain ${slot}`);
    const error = formattingError(value, slots);
    const unknown = found.filter((slot) => !slots.includes(slot));
    // The formatter also finds names that every object inherits, such as `{toString}`.
    const isInherited = unknown.some((slot) => nameOf(slot) in Object.prototype);
    if (error === undefined && !isInherited) return;
    if (error === 'INVALID_MESSAGE')
      fail('a brace or a tag in it is not closed, or what is in it is wrong');
    else if (unknown.length > 0) fail(`${unknown.join(', ')} cannot be used here${mayBeUsed}`);
    else fail(`cannot be worded: ${error}`);
  });
}

const label = message();
const group = <Name extends string>(...names: readonly Name[]) =>
  z.strictObject(
    Object.fromEntries(names.map((name) => [name, label])) as Record<Name, typeof label>,
  );

const columns = menuName.options.filter((name) => name.startsWith('footer'));

/** The messages of a language: labels of header, footer and controls. */
export const messagesFile = z.strictObject({
  shell: group('skipLink', 'home', 'externalHint', 'languages'),
  preview: group('label', 'text'),
  notice: group('label', 'close'),
  header: group('mainLabel', 'aboutToggle', 'aboutPanelLabel', 'socialLabel', 'openMenu'),
  mobileMenu: group('label', 'close', 'navigationLabel', 'about', 'resources', 'socialLabel'),
  footer: group('label', 'follow').extend({
    columns: group(...columns),
    copyright: message(['{year}', '<legalName>']),
  }),
  breadcrumbs: group('label'),
  toasts: group('region', 'close'),
  slideshow: group('carousel', 'slide', 'stop', 'start', 'choose').extend({
    goTo: message(['{number}']),
    announcement: message(['{number}', '{count}', '{title}', '{text}']),
    states: group('current', 'completed', 'pending'),
  }),
});
export type Messages = z.infer<typeof messagesFile>;
