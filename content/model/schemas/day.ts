import { z } from 'zod';

/**
 * The message for something that is not a day.
 *
 * @param otherwise for a value that does not even look like one
 */
export function dayMessage(value: unknown, otherwise: string): string {
  const looksLikeOne = /^\d{4}-\d{2}-\d{2}$/.test(String(value));
  return looksLikeOne ? `there is no ${String(value)} in the calendar` : otherwise;
}

/** A day such as 2026-03-17. */
export const day = z.iso.date({
  error: ({ input }) => dayMessage(input, 'must be a day such as 2026-03-17'),
});
