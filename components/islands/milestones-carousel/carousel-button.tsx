import type { ReactNode, Ref } from 'react';

interface CarouselButtonProps {
  ref: Ref<HTMLButtonElement>;
  label: string;
  disabled: boolean;
  onClick: () => void;
  /** The arrow icon. */
  children: ReactNode;
}

/** The button for the previous or next slide. */
export function CarouselButton({ ref, label, disabled, onClick, children }: CarouselButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      className="grid size-12 shrink-0 place-items-center rounded-control border border-ink transition-colors enabled:hover:bg-ink enabled:hover:text-surface disabled:border-line disabled:text-line"
    >
      {children}
    </button>
  );
}
