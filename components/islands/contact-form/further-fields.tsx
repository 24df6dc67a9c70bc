import { Checkbox } from './checkbox-field';
import { NUMBER } from './further-values';
import type { FieldsProps } from './text-fields';
import { controlStyle, Field, fieldDescription, fieldId } from '@/components/ui/field';
import type { ContactField } from '@/content/model/schemas/contact-fields';

type Typed = Exclude<ContactField, { kind: 'checkbox' }>;

/** The owner's texts, numbers and choices, in two columns. */
export function FurtherFields({ content: { fields = [] }, errors }: FieldsProps) {
  const typed = fields.filter((one): one is Typed => one.kind !== 'checkbox');
  if (typed.length === 0) return null;
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      {typed.map((one) => {
        const { name, label, required } = one;
        const error = errors[name];
        const control = {
          id: fieldId(name),
          name,
          required,
          'aria-invalid': Boolean(error),
          'aria-describedby': fieldDescription(name, { error }),
          className: controlStyle,
        };
        return (
          <Field key={name} {...{ name, label, required, error }}>
            {one.kind === 'choice' ? (
              <select {...control} autoComplete="on">
                <option value="">{one.choose}</option>
                {one.options.map((option) => (
                  // With a value of its own, which a translator of the page leaves as it is.
                  <option key={option} value={option}>
                    {option}
                  </option>
                ))}
              </select>
            ) : (
              <input
                {...control}
                type="text"
                // For a native submission; `type=number` would silently drop what is no number.
                {...(one.kind === 'number' && {
                  inputMode: 'decimal',
                  pattern: NUMBER.source,
                  title: one.error,
                })}
              />
            )}
          </Field>
        );
      })}
    </div>
  );
}

/** The owner's checkboxes. */
export function FurtherCheckboxes({ content: { fields = [] }, errors }: FieldsProps) {
  return fields.map(
    ({ kind, name, label, required }) =>
      kind === 'checkbox' && (
        <Checkbox key={name} name={name} required={required} error={errors[name]}>
          {label}
        </Checkbox>
      ),
  );
}
