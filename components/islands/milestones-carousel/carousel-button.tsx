import type { ReactNode } from 'react';

interface CarouselButtonProps {
  label: string;
  disabled: boolean;
  onClick: () => void;
  /** The arrow icon. */
  children: ReactNode;
}

/**
 * The button for the previous or next slide. At the end it keeps the focus, and says that it is
 * disabled.
 */
export function CarouselButton({ label, disabled, onClick, children }: CarouselButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={disabled}
      onClick={onClick}
      className="grid size-12 shrink-0 place-items-center rounded-control border border-ink transition-colors not-aria-disabled:hover:bg-ink not-aria-disabled:hover:text-surface aria-disabled:border-line aria-disabled:*:opacity-30"
    >
      {children}
      <span className="sr-only">{`${label} `}</span>
    </button>
  );
}
