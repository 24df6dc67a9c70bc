import clsx from 'clsx/lite';
import type { ReactNode } from 'react';

interface EyebrowProps {
  className?: string;
  children: ReactNode;
}

/** A short line of text above a heading, with a thin rule before it. */
export function Eyebrow({ className, children }: EyebrowProps) {
  return (
    <p
      className={clsx(
        'flex items-center gap-3 text-small font-semibold text-accent led-by-line',
        className,
      )}
    >
      {children}
    </p>
  );
}
