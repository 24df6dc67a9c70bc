import type { FieldsProps } from './text-fields';
import { controlStyle, Field, fieldDescription, fieldId } from '@/components/ui/field';

interface FileFieldProps extends FieldsProps {
  /** The input's name: that which the service expects, for a native submission before hydration. */
  name?: string;
  hasFile: boolean;
  onRemove: () => void;
}

/** The optional attachment, with a button that removes it. */
export function FileField({
  content,
  errors: { file: error },
  name = 'file',
  hasFile,
  onRemove,
}: FileFieldProps) {
  return (
    <Field name="file" label={content.labels.file} hint={content.fileHint} error={error}>
      <div className="flex flex-col gap-x-3 sm:flex-row">
        <input
          id={fieldId('file')}
          type="file"
          accept=".pdf,.doc,.docx,.txt"
          aria-invalid={Boolean(error)}
          aria-describedby={fieldDescription('file', { hint: content.fileHint, error })}
          className={`${controlStyle} min-w-0 file:me-4 file:font-semibold file:text-accent file:underline file:underline-offset-4`}
          name={name}
        />
        {hasFile && (
          <button
            type="button"
            onClick={onRemove}
            className="mt-2 min-h-12 shrink-0 rounded-control border border-ink px-4 font-semibold whitespace-nowrap hover:bg-ink hover:text-surface"
          >
            {content.removeFile}
          </button>
        )}
      </div>
    </Field>
  );
}
