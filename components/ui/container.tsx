import clsx from 'clsx/lite';
import type { ReactNode } from 'react';

interface ContainerProps {
  className?: string;
  children: ReactNode;
}

/** Limits the content's width and adds a gutter that grows with the screen. */
export function Container({ className, children }: ContainerProps) {
  return <div className={clsx('mx-auto w-full max-w-page px-gutter', className)}>{children}</div>;
}
