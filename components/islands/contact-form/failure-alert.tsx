import type { ReactNode } from 'react';

interface FailureAlertProps {
  sentences: readonly string[];
  /** The other ways to reach the company. */
  children: ReactNode;
}

/** Why nothing was sent, in words; the keyboard comes here, one step before the button. */
export function FailureAlert({ sentences, children }: FailureAlertProps) {
  return (
    <div role="alert" tabIndex={-1} className="max-w-prose border-l-4 border-danger py-1 pl-4">
      {sentences.map((sentence) => (
        <p key={sentence} className="wrap-anywhere">
          {sentence}
        </p>
      ))}
      <p className="mt-2 text-muted">{children}</p>
    </div>
  );
}
