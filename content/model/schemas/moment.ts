import { z } from 'zod';
import { day, dayMessage } from '@/content/model/schemas/day';

const FORM =
  /^(?:19[7-9]\d|[2-9]\d{3})-\d{2}-\d{2}(?:[T ](?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)?)?$/;
const MESSAGE = 'must be a day such as 2026-03-17, or a day and a time such as 2026-03-17 09:00';

/** A day, or a day and a time: where the first office is, or with an offset from Greenwich. */
export const moment = z
  .string()
  .regex(FORM, { error: MESSAGE, abort: true })
  .refine((value) => day.safeParse(value.slice(0, 10)).success, {
    error: ({ input }) => dayMessage(String(input).slice(0, 10), MESSAGE),
  })
  .meta({ 'x-widget': 'moment' });
