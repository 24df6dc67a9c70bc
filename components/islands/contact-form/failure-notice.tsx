import type { ReactNode } from 'react';

export const FAILURE_ID = 'Failure';

interface FailureNoticeProps {
  sentences: readonly string[];
  /** The other ways to reach the company. */
  children: ReactNode;
}

/**
 * Says why nothing was sent. It receives the focus, one tab stop before the submit button, and is
 * read out then; as a live region it would be read twice.
 */
export function FailureNotice({ sentences, children }: FailureNoticeProps) {
  return (
    <div
      id={FAILURE_ID}
      role="group"
      aria-labelledby={`${FAILURE_ID}-reason`}
      aria-describedby={`${FAILURE_ID}-alternatives`}
      tabIndex={-1}
      className="max-w-prose border-s-4 border-danger py-1 ps-4"
    >
      <div id={`${FAILURE_ID}-reason`}>
        {sentences.map((sentence) => (
          <p key={sentence} className="wrap-anywhere">
            {sentence}
          </p>
        ))}
      </div>
      <p id={`${FAILURE_ID}-alternatives`} className="mt-2 text-muted">
        {children}
      </p>
    </div>
  );
}
