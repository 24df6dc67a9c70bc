import type { FieldsProps } from './text-fields';
import { FieldError, fieldDescription } from '@/components/ui/field';
import { splitAround } from '@/components/ui/split-around';
import { withBasePath } from '@/content/model/base-path';

interface CheckboxFieldProps extends FieldsProps {
  name: 'newsletter' | 'terms';
  required?: boolean;
}

/** A checkbox with its label beside it. */
export function CheckboxField({ content, errors, name, required }: CheckboxFieldProps) {
  const error = errors[name];
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
          {name === 'terms' ? <TermsLabel {...content} /> : content.labels[name]}
          {required && (
            <span aria-hidden className="text-danger">
              {' '}
              *
            </span>
          )}
        </span>
      </label>
      {error && <FieldError name={name}>{error}</FieldError>}
    </div>
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
      <a href={withBasePath(link)} className="underline underline-offset-4 hover:text-accent">
        {text}
      </a>
      {after}
    </>
  );
}
