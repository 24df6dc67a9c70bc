import { newsletterPost } from '@/components/contact/newsletter';
import { buttonStyle } from '@/components/ui/button-link';
import {
  controlStyle,
  EMAIL_PATTERN,
  Field,
  fieldDescription,
  fieldId,
  hintId,
} from '@/components/ui/field';
import { SiteLink } from '@/components/ui/site-link';
import { fileNote } from '@/content/model/file-note';
import type { Newsletter } from '@/content/model/schemas/newsletter';

interface NewsletterFormProps {
  /** Unique on its page. */
  name: string;
  newsletter: Newsletter;
  /** Label of the field that only bots see. */
  trap: string;
}

/** The field for an address, which the browser itself checks and posts to the service. */
export function NewsletterForm({ name, newsletter, trap }: NewsletterFormProps) {
  const { label, mistake, action, consent, privacy, delivery } = newsletter;
  const { url, emailField, fields, honeypot } = newsletterPost(delivery);
  return (
    <form method="post" action={url} className="mt-6 max-w-prose">
      <div className="flex flex-wrap items-end gap-x-3 gap-y-4">
        <Field name={name} label={label} className="min-w-0 flex-[1_1_16rem]">
          <input
            id={fieldId(name)}
            type="email"
            name={emailField}
            required
            autoComplete="email"
            spellCheck={false}
            pattern={EMAIL_PATTERN}
            title={mistake}
            aria-describedby={fieldDescription(name, { hint: consent })}
            className={controlStyle}
          />
        </Field>{' '}
        <button type="submit" className={buttonStyle('primary')}>
          {action}
        </button>
      </div>{' '}
      <p id={hintId(name)} className="mt-4 text-small text-muted">
        {consent}{' '}
        {privacy && (
          <SiteLink href={privacy.link} className="underline underline-offset-4 hover:text-accent">
            {privacy.text + fileNote(privacy.link, privacy.text)}
          </SiteLink>
        )}
      </p>
      {Object.entries(fields).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      {honeypot && (
        <label className="hidden">
          {trap} <input name={honeypot} tabIndex={-1} autoComplete="new-password" />
        </label>
      )}
    </form>
  );
}
