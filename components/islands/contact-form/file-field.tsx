import type { FieldsProps } from './text-fields';
import { controlStyle, Field, fieldDescription, fieldId } from '@/components/ui/field';

interface FileFieldProps extends FieldsProps {
  /** The input's name in a native submission; after hydration, its name in `useForm`. */
  name?: string;
}

/** The optional attachment, with a button that removes it. */
export function FileField({ content, form, name = 'file' }: FileFieldProps) {
  const { register, watch, formState, getValues, setValue, setFocus } = form;
  // Only to rerender on change: a file chosen before hydration is known to `getValues` alone.
  watch('file');
  const files = getValues('file');
  const error = formState.errors.file?.message;

  const remove = () => {
    setValue('file', null, { shouldValidate: formState.isSubmitted });
    // The button disappears, so the focus moves to the input for the next file.
    setFocus('file');
  };

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
          {...register('file')}
          name={name}
        />
        {Boolean(files?.length) && (
          <button
            type="button"
            onClick={remove}
            className="mt-2 min-h-12 shrink-0 rounded-control border border-ink px-4 font-semibold whitespace-nowrap hover:bg-ink hover:text-surface"
          >
            {content.removeFile}
          </button>
        )}
      </div>
    </Field>
  );
}
