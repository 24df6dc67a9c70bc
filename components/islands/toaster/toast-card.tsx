import type { Ref } from 'react';
import { Glyph } from '@/components/ui/glyph';

interface ToastCardProps {
  ref?: Ref<HTMLDivElement>;
  title: string;
  description: string;
  closeLabel: string;
  onClose?: () => void;
  action?: { label: string; onPress: () => void };
}

export function ToastCard({
  ref,
  title,
  description,
  closeLabel,
  onClose,
  action,
}: ToastCardProps) {
  return (
    <div
      ref={ref}
      className="flex items-start gap-2 rounded-control border border-s-4 border-line border-s-accent bg-surface-raised py-2 ps-4 pe-2 text-ink shadow-panel"
    >
      <div className="min-w-0 flex-1 py-2 wrap-anywhere">
        {/* A toast kept from the previous page is written here before React hydrates. */}
        <p className="font-semibold" suppressHydrationWarning>
          {title}
        </p>
        <p className="mt-0.5 text-small text-muted" suppressHydrationWarning>
          {description}
        </p>
        {action && (
          <button
            type="button"
            onClick={action.onPress}
            className="mt-1 min-h-11 font-semibold text-accent underline underline-offset-4"
          >
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        onClick={onClose}
        className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:text-ink"
      >
        <Glyph name="x" className="size-5" />
        <span className="sr-only">{closeLabel}</span>
      </button>
    </div>
  );
}
