import { useTranslations } from 'next-intl';
import { ContactForm } from '@/components/islands/contact-form/contact-form';
import { takesFile, type Sending } from '@/components/islands/contact-form/sending';
import { Toaster } from '@/components/islands/toaster/toaster';
import { contactDelivery } from '@/components/lib/contact/endpoint';
import type { ContactFormContent } from '@/content/schemas/contact-form';
import type { ContactPage } from '@/content/schemas/pages';
import type { Site } from '@/content/schemas/site';

interface ContactFormSectionProps {
  page: ContactPage;
  form: ContactFormContent;
  site: Site;
}

/** The form with its heading, and the way round it where no script runs. */
export function ContactFormSection({ page, form, site }: ContactFormSectionProps) {
  const t = useTranslations('toasts');
  const { sending: words, ...content } = form;
  const sending = contactDelivery && { delivery: contactDelivery, words };
  return (
    <section aria-labelledby="write" className="lg:col-span-7">
      <h2 id="write" className="text-heading font-semibold tracking-tight">
        {page.formHeading}
      </h2>
      <p className="mt-4 max-w-prose text-muted">
        {page.formLead} {takesFile(sending) && page.formAttachment}
      </p>
      <ContactForm
        content={{ ...content, fileHint: fileHintOf(form, sending) }}
        sending={sending}
        notice={<Notice words={form.needsScript} site={site} />}
        alternatives={<Alternatives lead={form.otherWays} site={site} />}
      />
      <Toaster labels={{ region: t('region'), close: t('close') }} />
    </section>
  );
}

/** The hint under the file field, with the size that the service takes. */
function fileHintOf({ fileHint, sending: words }: ContactFormContent, sending?: Sending): string {
  const { maxFileMb } = sending?.delivery ?? {};
  return maxFileMb ? words.fileHint.replace('{count}', String(maxFileMb)) : fileHint;
}

function Notice({ words, site }: { words: ContactFormContent['needsScript']; site: Site }) {
  return (
    <p className="mt-6 max-w-prose border-l-4 border-danger pl-4">
      {words.text} <Alternatives lead={words.or} site={site} />
    </p>
  );
}

function Alternatives({ lead, site }: { lead: string; site: Site }) {
  return (
    <>
      {lead}{' '}
      <a href={`mailto:${site.email}`} translate="no" className="underline underline-offset-4">
        {site.email}
      </a>
      {', '}
      <a
        href={`tel:${site.phone.e164}`}
        translate="no"
        className="whitespace-nowrap underline underline-offset-4"
      >
        {site.phone.display}
      </a>
    </>
  );
}
