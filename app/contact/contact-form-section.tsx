import { useTranslations } from 'next-intl';
import { ContactForm } from '@/components/islands/contact-form/contact-form';
import { Toaster } from '@/components/islands/toaster/toaster';
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
  return (
    <section aria-labelledby="write" className="lg:col-span-7">
      <h2 id="write" className="text-heading font-semibold tracking-tight">
        {page.formHeading}
      </h2>
      <p className="mt-4 max-w-prose text-muted">{page.formLead}</p>
      <ContactForm content={form} notice={<Notice words={form.needsScript} site={site} />} />
      <Toaster labels={{ region: t('region'), close: t('close') }} />
    </section>
  );
}

function Notice({ words, site }: { words: ContactFormContent['needsScript']; site: Site }) {
  return (
    <p className="mt-6 max-w-prose border-l-4 border-danger pl-4">
      {words.text} {words.or}{' '}
      <a href={`mailto:${site.email}`} className="underline underline-offset-4">
        {site.email}
      </a>
      {', '}
      <a href={`tel:${site.phone.e164}`} className="underline underline-offset-4">
        {site.phone.display}
      </a>
    </p>
  );
}
