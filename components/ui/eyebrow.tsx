import type { ReactNode } from 'react';

/** A short line of text above a heading, with a thin rule before it. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return (
    <p className="flex led-by-line items-center gap-3 text-small font-semibold text-accent">
      {children}
    </p>
  );
}
