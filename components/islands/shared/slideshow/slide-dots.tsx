import clsx from 'clsx/lite';
import { useState } from 'react';

/** Whether a dot's slide is shown, has been shown, or is still to come. */
export type DotState = 'current' | 'completed' | 'pending';

/** Border colours, because borders remain visible in forced-colours mode. */
const threads: Record<DotState, string> = {
  current: 'border-accent',
  completed: 'scale-x-50 border-muted opacity-70',
  pending: 'scale-x-50 border-ink',
};

interface SlideDotsProps {
  /** Label of the group. */
  label: string;
  /** Name and description of each button. */
  dots: readonly { name: string; description: string; state: DotState }[];
  onChoose: (index: number) => void;
  /** Called with true when a pointer enters a dot, and with false when it leaves. */
  onHover?: (isOver: boolean) => void;
}

/**
 * One button for each slide, in the shape of a short line that is wider for the current one. The
 * buttons keep their size, so that nothing shifts when the slide changes.
 */
export function SlideDots({ label, dots, onChoose, onHover }: SlideDotsProps) {
  // A screen reader would say the new description of the dot that has the focus before the slide.
  const [kept, setKept] = useState<{ index: number; description: string }>();
  return (
    <div
      role="group"
      aria-label={label}
      className="flex flex-wrap"
      onBlur={() => setKept(undefined)}
    >
      {dots.map(({ name, description, state }, index) => (
        <button
          key={name}
          type="button"
          // A description that is no text of the page, where a search would find it before the slide.
          title={kept?.index === index ? kept.description : description}
          aria-current={state === 'current' || undefined}
          onFocus={({ target }) => {
            if (target.matches(':focus-visible')) setKept({ index, description });
          }}
          onClick={() => onChoose(index)}
          onPointerEnter={() => onHover?.(true)}
          onPointerLeave={() => onHover?.(false)}
          className="group grid h-11 w-9 place-items-center"
        >
          <span
            className={clsx(
              'w-8 border-t-3 transition-transform duration-300 ease-out group-hover:border-accent',
              threads[state],
            )}
          />
          {/* With a space, where a page is read as plain text. */}
          <span className="sr-only">{`${name} `}</span>
        </button>
      ))}
    </div>
  );
}
