import { z } from 'zod';
import { day } from '@/content/model/schemas/day';
import { field } from '@/content/model/schemas/field';
import { link } from '@/content/model/schemas/link';
import { atMost, line } from '@/content/model/schemas/text';

const isDay = (text: string | undefined): text is string => day.safeParse(text).success;

/** A line on top of every page, for some days. The file is optional. */
export const noticeFile = z
  .strictObject({
    text: field(
      line.check(atMost(100, 'a notice', ', because it is one line')),
      'Text',
      'One line on top of every page, at most 100 characters.',
    ),
    link: field(
      link.optional(),
      'Link',
      'Where the text leads: the path of a page, such as /contact, or of a file. Without it the text is not a link.',
    ),
    from: field(
      day.optional(),
      'First day',
      'The day on which it appears, such as 2026-03-17, where the first office is. Without it, at once.',
    ),
    until: field(
      day,
      'Last day',
      'The last day on which it shows, where the first office is; the first build after it leaves it out. To take it down earlier, delete the file or choose a day that has passed.',
    ),
  })
  .refine(({ from, until }) => !isDay(from) || from <= until, {
    path: ['until'],
    error: 'must not be earlier than `from`',
  });
export type Notice = z.infer<typeof noticeFile>;
