import 'server-only';
import { language } from '@/messages/language';
import type { NewsletterDelivery } from '@/content/model/schemas/newsletter';

/** How a browser submits an address to a service. */
export interface NewsletterPost {
  url: string;
  /** Name of the field with the address. */
  emailField: string;
  /** Fixed fields that the service expects. */
  fields: Readonly<Record<string, string>>;
  /** Name of a field that only bots fill in, if the service looks for one. */
  honeypot?: string;
}

/** The schema demands what a service needs. */
const presets: Record<
  NewsletterDelivery['service'],
  (delivery: NewsletterDelivery) => NewsletterPost
> = {
  /** https://docs.buttondown.com/building-your-subscriber-base */
  buttondown: ({ username = '' }) => ({
    url: `https://buttondown.com/api/emails/embed-subscribe/${username}`,
    emailField: 'email',
    fields: { embed: '1' },
  }),

  /**
   * The honeypot is named after the account and the audience, which are in the URL's query.
   * https://mailchimp.com/help/host-your-own-signup-forms/
   */
  mailchimp({ url = '' }) {
    const query = new URL(url).searchParams;
    return {
      url,
      emailField: 'EMAIL',
      fields: {},
      honeypot: `b_${query.get('u')}_${query.get('id')}`,
    };
  },

  /** https://help.brevo.com/hc/en-us/articles/208775609 */
  brevo: ({ url = '' }) => ({
    url,
    emailField: 'EMAIL',
    fields: { locale: language.code, html_type: 'simple' },
    honeypot: 'email_address_check',
  }),

  own: ({ url = '', field = 'email' }) => ({ url, emailField: field, fields: {} }),
};

/** What the form for a service posts, and where. */
export const newsletterPost = (delivery: NewsletterDelivery): NewsletterPost =>
  presets[delivery.service](delivery);
