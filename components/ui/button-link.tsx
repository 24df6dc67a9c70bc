import clsx from 'clsx/lite';
import type { ReactNode } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import { fileNote } from '@/content/model/file-note';

type Variant = 'primary' | 'secondary' | 'inverted';

const variants: Record<Variant, string> = {
  primary:
    'bg-accent text-on-accent border-accent hover:bg-ink hover:border-ink hover:text-surface',
  inverted:
    'bg-surface text-ink border-surface hover:bg-transparent hover:text-current focus-visible:outline-surface',
  secondary: 'border-ink text-ink hover:bg-ink hover:text-surface',
};

/** The classes of a button, and of a link that looks like one. */
export const buttonStyle = (variant: Variant) =>
  clsx(
    'inline-flex min-h-12 items-center justify-center rounded-control border px-inset py-3 text-center font-semibold no-underline transition-colors print:hidden',
    variants[variant],
  );

interface ButtonLinkProps {
  href: string;
  variant?: Variant;
  className?: string;
  children: ReactNode;
}

/** A link styled as a button, for the one or two main actions of a section. */
export function ButtonLink({ href, variant = 'primary', className, children }: ButtonLinkProps) {
  return (
    <SiteLink href={href} className={clsx(buttonStyle(variant), className)}>
      {children}
      {fileNote(href, typeof children === 'string' ? children : '')}
    </SiteLink>
  );
}
