import { z } from 'zod';
import { knownZone } from '@/content/model/days';
import { field } from '@/content/model/schemas/field';
import { label, line, shortLabel } from '@/content/model/schemas/text';

/** Hours and minutes, always with two digits, so that the strings can be compared as times. */
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
  error: 'must be a time of the day such as 09:00',
  abort: true,
});

/** Some codes mean an unknown region, and others have been replaced, as UK has been by GB. */
const isCountry = (code: string) =>
  code !== 'ZZ' &&
  new Intl.Locale('und', { region: code }).region === code &&
  new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code) !== undefined;

/** The days of the week, as JavaScript counts them. */
export const DAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** Opening hours, in a time zone that the field's note names. */
export const hoursIn = (zone: string) =>
  z
    .strictObject({
      days: field(
        z
          .array(z.enum(DAYS), 'must be a list of days, such as [Monday, Tuesday]')
          .min(1)
          .refine((days) => new Set(days).size === days.length, 'must not name a day twice'),
        'Days',
      ),
      opens: field(timeOfDay, 'Opens at', `In ${zone}, such as 09:00 (in a file, "09:00").`),
      closes: field(timeOfDay, 'Closes at', 'On the same day, later than it opens.'),
    })
    .refine(({ opens, closes }) => opens < closes, {
      path: ['closes'],
      error: 'must be later than `opens`, on the same day',
    });

export const office = z.strictObject({
  countryCode: field(
    z
      .string()
      .regex(/^[A-Z]{2}$/, { error: 'must be a two-letter country code', abort: true })
      .refine(isCountry, 'must be the code of a country, such as GB'),
    'Country code',
    'Two capital letters, such as GB; the site writes its name itself.',
  ),
  city: field(shortLabel, 'City', 'It stands on one line of the drawing of the office day.'),
  street: field(line, 'Street', 'Street and number.'),
  region: field(label, 'State or province', 'Where addresses name it, such as NY.').optional(),
  postalCode: field(label, 'Postcode', 'In a file, in quotes if it has only digits.'),
  timeZone: field(
    line.refine(
      (name) => knownZone(name) !== undefined,
      'must be a time zone such as Europe/London',
    ),
    'Time zone',
    'Such as Europe/London. The contact page shows the office hours in it.',
  ),
  hours: field(
    hoursIn('the time of the office').optional(),
    'Opening hours',
    'Only if they are not those of the company; in the time of the office.',
  ),
});
export type Office = z.infer<typeof office>;
