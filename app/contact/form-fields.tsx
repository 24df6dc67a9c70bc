import { controlStyle, Field, fieldDescription } from '@/components/ui/field';
import type { ContactFormContent } from '@/content/schemas/contact-form';

/** The text inputs, in pairs, with what browsers need to fill them in. */
const textFields = [
  { name: 'firstName', type: 'text', autoComplete: 'given-name' },
  { name: 'lastName', type: 'text', autoComplete: 'family-name' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
  { name: 'company', type: 'text', autoComplete: 'organization' },
  { name: 'jobTitle', type: 'text', autoComplete: 'organization-title' },
] as const;

const selectFields = ['inquiryType', 'region', 'serviceInterest'] as const;

/** The form laid out; its button stays off because nothing here could send what was typed. */
export function FormFields({ form }: { form: ContactFormContent }) {
  return (
    <form noValidate className="mt-8 grid gap-6">
      <p className="text-small text-muted">{form.requiredHint}</p>
      <div className="grid gap-6 sm:grid-cols-2">
        {textFields.map(({ name, ...input }) => (
          <Field key={name} id={name} label={form.labels[name]} required>
            <input
              id={name}
              name={name}
              required
              spellCheck={false}
              className={controlStyle}
              {...input}
            />
          </Field>
        ))}
      </div>
      <div className="grid gap-6 sm:grid-cols-3">
        {selectFields.map((name) => (
          <Field key={name} id={name} label={form.labels[name]}>
            <select id={name} name={name} className={controlStyle}>
              {Object.entries(form.options[name]).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </Field>
        ))}
      </div>
      <Field id="message" label={form.labels.message} required>
        <textarea id="message" name="message" required rows={6} className={controlStyle} />
      </Field>
      <Field id="file" label={form.labels.file} hint={form.fileHint}>
        <input
          id="file"
          name="file"
          type="file"
          accept=".pdf,.doc,.docx,.txt"
          aria-describedby={fieldDescription('file', { hint: form.fileHint })}
          className={controlStyle}
        />
      </Field>
      {(['newsletter', 'terms'] as const).map((name) => (
        <label key={name} className="flex items-start gap-3">
          <input
            type="checkbox"
            name={name}
            required={name === 'terms'}
            className="mt-1 size-5 shrink-0 accent-accent"
          />
          <span>
            {form.labels[name]}
            {name === 'terms' && (
              <span aria-hidden className="text-danger">
                {' '}
                *
              </span>
            )}
          </span>
        </label>
      ))}
      <button
        type="submit"
        disabled
        className="min-h-12 rounded-control bg-accent px-6 py-3 font-semibold text-on-accent disabled:opacity-60 sm:justify-self-start"
      >
        {form.submit}
      </button>
    </form>
  );
}
