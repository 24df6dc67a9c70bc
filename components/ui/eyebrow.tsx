import type { ReactNode } from 'react';

const line = 'flex items-center gap-3 text-small font-semibold text-accent led-by-line';

/** A short line of text above a heading, with a thin rule before it. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return <p className={line}>{children}</p>;
}
