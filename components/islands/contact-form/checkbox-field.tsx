import type { ReactNode } from 'react';
import type { FieldsProps } from './text-fields';
import { FieldError, fieldDescription } from '@/components/ui/field';
import { splitAround } from '@/components/ui/split-around';

interface CheckboxProps {
  name: string;
  required?: boolean | undefined;
  error: string | undefined;
  /** The label. */
  children: ReactNode;
}

/** A checkbox with its label beside it. */
export function Checkbox({ name, required, error, children }: CheckboxProps) {
  return (
    <div>
      <label className="flex min-h-6 items-start gap-3">
        <input
          type="checkbox"
          name={name}
          required={required}
          aria-invalid={Boolean(error)}
          aria-describedby={fieldDescription(name, { error })}
          className="mt-1 size-5 shrink-0 accent-accent"
        />
        <span>
          {children}
          {required && (
            <span aria-hidden className="text-danger">
              {'\u00A0*'}
            </span>
          )}
        </span>
      </label>
      {error && <FieldError name={name}>{error}</FieldError>}
    </div>
  );
}

interface CheckboxFieldProps extends FieldsProps {
  name: 'newsletter' | 'terms';
  required?: boolean;
}

/** A checkbox that every form has. */
export function CheckboxField({ content, errors, name, required }: CheckboxFieldProps) {
  return (
    <Checkbox name={name} required={required} error={errors[name]}>
      {name === 'terms' ? <TermsLabel {...content} /> : content.labels[name]}
    </Checkbox>
  );
}

/**
 * The label with a link to the terms; clicking a link inside a label does not toggle the checkbox.
 */
function TermsLabel({ labels, termsLink: { text, link } }: FieldsProps['content']) {
  const [before, after] = splitAround(labels.terms, text);
  return (
    <>
      {before}
      <a href={link} className="underline underline-offset-4 hover:text-accent">
        {text}
      </a>
      {after}
    </>
  );
}
