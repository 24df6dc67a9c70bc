'use client';

import clsx from 'clsx/lite';
import { CheckboxField } from './checkbox-field';
import { FailureNotice } from './failure-notice';
import { FileField } from './file-field';
import { FurtherCheckboxes, FurtherFields } from './further-fields';
import { OtherWays, type ContactDetails } from './other-ways';
import { HiddenFields } from './hidden-fields';
import type { Prefill } from './prefill';
import { takesFile, type Sending } from './sending';
import { MessageField, SelectFields, TextFields } from './text-fields';
import { useContactForm } from './use-contact-form';
import { Glyph } from '@/components/ui/glyph';
import { useEnhanced } from '@/engine/islands/use-enhanced';
import type { ContactFormContent } from '@/content/model/schemas/contact-form';

/** Constants, by which the bundler leaves out what the form of an export does not need. */
const SENDS = process.env.CONTACT_SENDS !== 'no';
const HAS_FURTHER = process.env.CONTACT_FIELDS !== 'no';

interface ContactFormProps {
  content: Omit<ContactFormContent, 'sending'>;
  /** How messages are sent; `simulate` if the form only simulates sending. */
  sending: Sending | 'simulate';
  /** Other ways to reach the company. */
  contact: ContactDetails;
  prefill?: Prefill;
}

/**
 * The contact form. If the service accepts a native form submission, the form works without
 * scripts. Otherwise the submit button is disabled until hydration, so that neither a click nor
 * Enter can leave the page and lose what was typed. Without scripting a notice replaces the form;
 * if scripts are blocked or fail to load, the notice appears after a while.
 */
export function ContactForm({ content, sending, contact, prefill }: ContactFormProps) {
  const service = SENDS && sending !== 'simulate' ? sending : undefined;
  const { formRef, submit, removeFile, problem, step, hasFile } = useContactForm(
    content,
    sending,
    prefill,
  );
  const enhanced = useEnhanced();
  const nativePost = SENDS ? nativePostOf(service) : undefined;
  const running = enhanced || nativePost !== undefined;
  const isBusy = step !== undefined;
  const fields = { content, errors: problem?.fields ?? {} };

  return (
    <div className="flow-root">
      {!running && (
        <div className="invisible h-0 animate-show-late overflow-hidden noscript:visible noscript:h-auto">
          <p className="mt-6 max-w-prose border-s-4 border-danger ps-4">
            <span>{content.needsScript.text}</span>{' '}
            <OtherWays lead={content.needsScript.or} {...contact} />
          </p>
        </div>
      )}
      <form
        ref={formRef}
        {...nativePost}
        noValidate={enhanced || !nativePost}
        aria-busy={isBusy}
        onSubmit={submit}
        className={clsx('mt-8 grid gap-6', !nativePost && 'noscript:hidden')}
      >
        {/* While a message is being sent, nothing can be typed that the reset would lose. While it is
            checked the focus stays, so that an error beside it is announced. */}
        <div inert={step === 'sending'} className="grid gap-6">
          <p className="text-small text-muted">{content.requiredHint}</p>
          <TextFields {...fields} />
          <SelectFields {...fields} />
          {HAS_FURTHER && <FurtherFields {...fields} />}
          <MessageField {...fields} />
          {takesFile(sending) && (
            <FileField
              {...fields}
              name={enhanced ? 'file' : service?.delivery.fileField}
              hasFile={hasFile}
              onRemove={removeFile}
            />
          )}
          {HAS_FURTHER && <FurtherCheckboxes {...fields} />}
          <CheckboxField {...fields} name="newsletter" />
          <CheckboxField {...fields} name="terms" required />
          {SENDS && service && <HiddenFields {...service} />}
        </div>
        {problem && problem.sentences.length > 0 && (
          <FailureNotice sentences={problem.sentences}>
            <OtherWays lead={content.otherWays} {...contact} />
          </FailureNotice>
        )}
        <button
          type="submit"
          disabled={!running || isBusy}
          className={clsx(
            'inline-flex min-h-12 items-center justify-center gap-2 rounded-control border border-accent bg-accent px-6 py-3 font-semibold text-on-accent transition-colors enabled:hover:border-ink enabled:hover:bg-ink enabled:hover:text-surface sm:min-w-40 sm:justify-self-start print:hidden',
            !isBusy && 'disabled:opacity-60',
          )}
        >
          {isBusy && <Glyph name="spinner" className="size-5 motion-safe:animate-spin" />}
          <span>{isBusy ? content.submitting : content.submit}</span>
        </button>
      </form>
      {/* Outside the form: what is within a busy element is not said. */}
      <p aria-live="polite" className="sr-only">
        {step === 'sending' && content.submitting}
      </p>
    </div>
  );
}

/**
 * The attributes with which the browser submits the form itself; undefined if sending is only
 * simulated, and for JSON, which browsers cannot send.
 */
function nativePostOf(service: Sending | undefined) {
  const { url = '', format = 'json' } = service?.delivery ?? {};
  if (format === 'json') return undefined;
  const encType =
    format === 'multipart' ? 'multipart/form-data' : 'application/x-www-form-urlencoded';
  return { method: 'post', encType, ...(url && { action: url }) };
}
