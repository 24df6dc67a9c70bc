'use client';

import clsx from 'clsx';
import { LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { CheckboxField } from './checkbox-field';
import { FileField } from './file-field';
import { MessageField, SelectFields, TextFields } from './text-fields';
import { useContactForm } from './use-contact-form';
import { useEnhanced } from '@/components/lib/enhanced';
import type { ContactFormContent } from '@/content/schemas/contact-form';

interface ContactFormProps {
  content: ContactFormContent;
  /** How to reach the company otherwise; stands where nothing could be sent. */
  notice: ReactNode;
}

/**
 * The contact form. Until it runs its button is off, so that neither a click nor Enter can send
 * the page away with what was typed. Without scripts the notice stands in its place; where they
 * are refused or lost on the way, the notice comes after a while.
 */
export function ContactForm({ content, notice }: ContactFormProps) {
  const { form, formRef, submit, failed, warmUp } = useContactForm(content.success);
  const running = useEnhanced();
  const busy = form.formState.isSubmitting;
  const fields = { content, form };

  return (
    <div data-island="contact-form" className="flow-root">
      {(failed || !running) && (
        <div
          role={failed ? 'alert' : undefined}
          className={clsx(
            !failed &&
              'invisible h-0 animate-show-late overflow-hidden noscript:visible noscript:h-auto',
          )}
        >
          {notice}
        </div>
      )}
      <form
        ref={formRef}
        noValidate
        aria-busy={busy}
        onSubmit={submit}
        onChange={warmUp}
        className="mt-8 grid gap-6 noscript:hidden"
      >
        {/* While a message is on its way, nothing can be typed that the reset would lose. */}
        <div inert={busy} className="grid gap-6">
          <p className="text-small text-muted">{content.requiredHint}</p>
          <TextFields {...fields} />
          <SelectFields {...fields} />
          <MessageField {...fields} />
          <FileField {...fields} />
          <CheckboxField {...fields} name="newsletter" />
          <CheckboxField {...fields} name="terms" required />
        </div>
        <button
          type="submit"
          disabled={!running || busy}
          className={clsx(
            'inline-flex min-h-12 min-w-40 items-center justify-center gap-2 rounded-control border border-accent bg-accent px-6 py-3 font-semibold text-on-accent transition-colors enabled:hover:border-ink enabled:hover:bg-ink enabled:hover:text-surface sm:justify-self-start print:hidden',
            !busy && 'disabled:opacity-60',
          )}
        >
          {busy && <LoaderCircle aria-hidden className="size-5 motion-safe:animate-spin" />}
          {busy ? content.submitting : content.submit}
        </button>
      </form>
    </div>
  );
}
