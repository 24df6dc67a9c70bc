import 'server-only';
import { pathOf } from '@/content/model/routes';

/** The id of the form's heading, on every page with the form. */
export const formHeadingId = 'Write';

interface Prefill {
  /** One of the form's inquiry types; the form ignores any other. */
  inquiryType: 'sales' | 'careers';
  /** First line of the message. */
  message: string;
}

/**
 * @returns the path of the contact page with a query that prefills the form, and the fragment of
 *   the form's heading, because the prefilled fields are below the first view
 */
export function contactLink(prefill: Prefill): string {
  return `${pathOf('contact')}?${new URLSearchParams({ ...prefill }).toString()}#${formHeadingId}`;
}
