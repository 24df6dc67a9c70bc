import { useTranslations } from 'next-intl';
import { takesFile, type Sending } from '@/components/islands/contact-form/sending';
import { Island } from '@/components/islands/island';
import { formHeadingId } from '@/components/contact/contact-link';
import { contactDelivery } from '@/components/contact/endpoint';
import { Prose } from '@/components/ui/prose';
import { pathOfLink } from '@/components/seo/languages';
import { fileNote } from '@/content/model/file-note';
import { fillText } from '@/engine/islands/fill-text';
import type { ContactFormContent } from '@/content/model/schemas/contact-form';
import type { Prefill } from '@/components/islands/contact-form/prefill';
import type { Company } from '@/content/model/schemas/site';

interface ContactFormSectionProps {
  heading: string;
  text?: string | undefined;
  /** A sentence on the attachment, shown if the form takes one. */
  attachment?: string | undefined;
  /** What the form contains already. */
  prefill?: Prefill | undefined;
  form: ContactFormContent;
  site: Company;
}

/** The form with its heading; not printed, as it has no use on paper. */
export function ContactFormSection(props: ContactFormSectionProps) {
  const { heading, text, attachment, prefill, form, site } = props;
  const t = useTranslations('toasts');
  const { sending: strings, ...content } = form;
  const sending = contactDelivery ? { delivery: contactDelivery, strings } : 'simulate';
  return (
    <section aria-labelledby={formHeadingId} className="screen-only lg:col-span-7">
      <h2 id={formHeadingId} className="text-heading font-semibold tracking-tight">
        {heading}
      </h2>
      {text && (
        <p className="mt-4 max-w-prose text-muted">
          <Prose text={text} /> {takesFile(sending) && attachment && <Prose text={attachment} />}
        </p>
      )}
      <Island
        name="contact-form"
        props={{
          content: { ...content, ...termsOf(form), fileHint: fileHintOf(form, sending) },
          sending,
          ...(prefill && { prefill }),
          contact: { email: site.email, phone: site.phone },
        }}
      />
      <Island name="toaster" props={{ labels: { region: t('region'), close: t('close') } }} />
    </section>
  );
}

/** The label of the terms, and the link in it as a browser takes it; for a file it says type and size. */
function termsOf({ labels, termsLink }: ContactFormContent) {
  const text = termsLink.text + fileNote(termsLink.link, termsLink.text);
  return {
    labels: { ...labels, terms: labels.terms.replace(termsLink.text, () => text) },
    termsLink: { text, link: pathOfLink(termsLink.link) },
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
