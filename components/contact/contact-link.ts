import 'server-only';
import { pathOf } from '@/content/routes';

interface Prefill {
  /** One of the form's inquiry types; the form ignores any other. */
  inquiryType: 'sales' | 'careers';
  /** First line of the message. */
  message: string;
}

/** @returns the path of the contact page, with a query string that prefills the form */
export function contactLink(prefill: Prefill): string {
  return `${pathOf('contact')}?${new URLSearchParams({ ...prefill }).toString()}`;
}
