import type { FieldErrors } from './contact-form-schema';
import {
  controlStyle,
  EMAIL_PATTERN,
  Field,
  fieldDescription,
  fieldId,
} from '@/components/ui/field';
import type { ContactFormContent } from '@/content/model/schemas/contact-form';

/** The text inputs, in pairs, with the attributes that let browsers autofill them. */
const textFields = [
  { name: 'firstName', type: 'text', autoComplete: 'given-name' },
  { name: 'lastName', type: 'text', autoComplete: 'family-name' },
  { name: 'email', type: 'email', autoComplete: 'email', pattern: EMAIL_PATTERN },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
  { name: 'company', type: 'text', autoComplete: 'organization' },
  { name: 'jobTitle', type: 'text', autoComplete: 'organization-title' },
] as const;

const selectFields = ['inquiryType', 'region', 'serviceInterest'] as const;

export interface FieldsProps {
  content: Omit<ContactFormContent, 'sending'>;
  errors: FieldErrors;
}

/** The sender: six inputs in two columns, or in one where space is narrow. */
export function TextFields({ content, errors }: FieldsProps) {
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      {textFields.map(({ name, ...input }) => {
        const error = errors[name];
        return (
          <Field key={name} name={name} label={content.labels[name]} required error={error}>
            <input
              id={fieldId(name)}
              required
              spellCheck={false}
              aria-invalid={Boolean(error)}
              aria-describedby={fieldDescription(name, { error })}
              className={controlStyle}
              name={name}
              {...input}
            />
          </Field>
        );
      })}
    </div>
  );
}

/**
 * The subject: three selects that always have a value. Three columns would cut their options off,
 * so the last select has a row of its own.
 */
export function SelectFields({ content, errors }: FieldsProps) {
  return (
    <div className="grid gap-6 sm:grid-cols-2 sm:*:last:col-span-2">
      {selectFields.map((name) => {
        // A server may refuse a choice that the form offers.
        const error = errors[name];
        return (
          <Field key={name} name={name} label={content.labels[name]} error={error}>
            <select
              id={fieldId(name)}
              // No autofill keyword fits these, and with `off` browsers forget the choice on Back.
              autoComplete="on"
              aria-invalid={error ? true : undefined}
              aria-describedby={fieldDescription(name, { error })}
              className={controlStyle}
              name={name}
            >
              {Object.entries(content.options[name]).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </Field>
        );
      })}
    </div>
  );
}

export function MessageField({ content, errors }: FieldsProps) {
  const error = errors.message;
  return (
    <Field name="message" label={content.labels.message} required error={error}>
      <textarea
        id={fieldId('message')}
        required
        rows={6}
        aria-invalid={Boolean(error)}
        aria-describedby={fieldDescription('message', { error })}
        className={controlStyle}
        name="message"
      />
    </Field>
  );
}
