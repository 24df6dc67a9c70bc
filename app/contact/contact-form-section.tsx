import { useTranslations } from 'next-intl';
import { takesFile, type Sending } from '@/components/islands/contact-form/sending';
import { Island } from '@/components/islands/island';
import { contactDelivery } from '@/components/contact/endpoint';
import { fileNote } from '@/content/file-note';
import { fillText } from '@/engine/islands/fill-text';
import type { ContactFormContent } from '@/content/schemas/contact-form';
import type { ContactPage } from '@/content/schemas/pages/contact';
import type { Site } from '@/content/schemas/site';

interface ContactFormSectionProps {
  page: ContactPage;
  form: ContactFormContent;
  site: Site;
}

/** The form with its heading. */
export function ContactFormSection({ page, form, site }: ContactFormSectionProps) {
  const t = useTranslations('toasts');
  const { sending: strings, ...content } = form;
  const sending = contactDelivery ? { delivery: contactDelivery, strings } : 'simulate';
  return (
    <section aria-labelledby="Write" className="lg:col-span-7">
      <h2 id="Write" className="text-heading font-semibold tracking-tight">
        {page.formHeading}
      </h2>
      <p className="mt-4 max-w-prose text-muted">
        {page.formLead} {takesFile(sending) && page.formAttachment}
      </p>
      <Island
        name="contact-form"
        props={{
          content: { ...content, ...termsOf(form), fileHint: fileHintOf(form, sending) },
          sending,
          contact: { email: site.email, phone: site.phone },
        }}
      />
      <Island name="toaster" props={{ labels: { region: t('region'), close: t('close') } }} />
    </section>
  );
}

/** The label of the terms and the link in it; one to a file says what it is. */
function termsOf({ labels, termsLink }: ContactFormContent) {
  const text = termsLink.text + fileNote(termsLink.link);
  return {
    labels: { ...labels, terms: labels.terms.replace(termsLink.text, () => text) },
    termsLink: { ...termsLink, text },
  };
}

/** The hint below the file field, with the size limit of the service. */
function fileHintOf(
  { fileHint, sending: strings }: ContactFormContent,
  sending: Sending | 'simulate',
): string {
  const { maxFileMb } = sending === 'simulate' ? {} : sending.delivery;
  return maxFileMb ? fillText(strings.fileHint, { count: maxFileMb }) : fileHint;
}
