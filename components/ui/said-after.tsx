import clsx from 'clsx/lite';

interface SaidAfterProps {
  children: string;
  className?: string;
}

/**
 * Words after a text that only screen readers say. The no-break space parts them: white space
 * between the items of a flex container is no part of what is read.
 */
export function SaidAfter({ children, className }: SaidAfterProps) {
  return <span className={clsx('sr-only', className)}>{`\u00a0${children}`}</span>;
}
