import clsx from 'clsx/lite';
import type { ReactNode } from 'react';
import { Glyph } from '@/components/ui/glyph';

/** Styles shared by text inputs, selects and text areas. */
export const controlStyle =
  'border-muted bg-surface text-ink hover:border-ink aria-invalid:border-danger rounded-control mt-2 block min-h-12 w-full border px-3.5 py-2.5';

/**
 * For an `<input type="email">` that the browser checks: by itself it takes a domain without a dot.
 */
export const EMAIL_PATTERN = '.+@.+[.\u3002\uff0e\uff61].+';

interface FieldProps {
  name: string;
  label: string;
  required?: boolean;
  hint?: string;
  error?: string;
  className?: string;
  /** The control; it takes `fieldDescription` as its `aria-describedby`. */
  children: ReactNode;
}

/** @returns the id of the control of the field `name` */
export const fieldId = (name: string) => `Field-${name}`;
/** @returns the id of what explains the field `name` */
export const hintId = (name: string) => `Hint-${name}`;
const errorId = (name: string) => `Error-${name}`;

/** @returns the ids that describe the control of the field `name`, for `aria-describedby` */
export function fieldDescription(
  name: string,
  { hint, error }: Pick<FieldProps, 'hint' | 'error'>,
) {
  return clsx(hint && hintId(name), error && errorId(name)) || undefined;
}

/** Label, control, hint and message of one form field. */
export function Field({ name, label, required, hint, error, className, children }: FieldProps) {
  return (
    <div className={className}>
      <label htmlFor={fieldId(name)} className="font-medium">
        {label}
        {required && (
          <span aria-hidden className="text-danger">
            {'\u00A0*'}
          </span>
        )}
      </label>
      {children}
      {hint && (
        <p id={hintId(name)} className="mt-1.5 text-small text-muted">
          {hint}
        </p>
      )}
      {error && <FieldError name={name}>{error}</FieldError>}
    </div>
  );
}

/** An error message under a field: in red, and with an icon for people who cannot see red. */
export function FieldError({ name, children }: { name: string; children: string }) {
  return (
    <p id={errorId(name)} className="mt-1.5 flex gap-1.5 text-small font-medium text-danger">
      <Glyph name="alert" className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
