import { useTranslations } from 'next-intl';
import { takesFile, type Sending } from '@/components/islands/contact-form/sending';
import { Island } from '@/components/islands/island';
import { contactDelivery } from '@/components/server/contact/endpoint';
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
      <Island
        name="contact-form"
        props={{
          content: { ...content, fileHint: fileHintOf(form, sending) },
          sending,
          contact: { email: site.email, phone: site.phone },
        }}
      />
      <Island name="toaster" props={{ labels: { region: t('region'), close: t('close') } }} />
    </section>
  );
}

/** The hint under the file field, with the size that the service takes. */
function fileHintOf({ fileHint, sending: words }: ContactFormContent, sending?: Sending): string {
  const { maxFileMb } = sending?.delivery ?? {};
  return maxFileMb ? words.fileHint.replace('{count}', String(maxFileMb)) : fileHint;
}
