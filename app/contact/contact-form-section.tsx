import { FormFields } from './form-fields';
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
  return (
    <section aria-labelledby="write" className="lg:col-span-7">
      <h2 id="write" className="text-heading font-semibold tracking-tight">
        {page.formHeading}
      </h2>
      <p className="mt-4 max-w-prose text-muted">{page.formLead}</p>
      <div className="mt-6 border-l-4 border-danger pl-4">
        <p>
          {form.needsScript.text} {form.needsScript.or}{' '}
          <a href={`mailto:${site.email}`} className="underline underline-offset-4">
            {site.email}
          </a>
          {', '}
          <a href={`tel:${site.phone.e164}`} className="underline underline-offset-4">
            {site.phone.display}
          </a>
        </p>
      </div>
      <FormFields form={form} />
    </section>
  );
}
