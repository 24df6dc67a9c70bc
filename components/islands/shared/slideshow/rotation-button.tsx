import type {
  AdvanceEvent,
  AdvanceState,
} from '@/components/islands/shared/slideshow/advance-machine';

interface RotationButtonProps {
  labels: { stop: string; start: string };
  state: AdvanceState;
  send: (event: AdvanceEvent) => void;
}

/**
 * Stops and starts a slideshow. Its label says what pressing it does, so it has no pressed state.
 */
export function RotationButton({ labels, state: { rotating }, send }: RotationButtonProps) {
  return (
    <button
      type="button"
      onClick={() => send({ type: rotating ? 'stop' : 'start' })}
      className="grid size-11 place-items-center rounded-control text-ink hover:text-accent"
    >
      <svg aria-hidden width="24" height="24" viewBox="0 0 24 24" fill="currentColor">
        <path d={rotating ? 'M7 5h3v14H7zM14 5h3v14h-3z' : 'M8 4.5v15L20 12z'} />
      </svg>
      <span className="sr-only">{`${rotating ? labels.stop : labels.start} `}</span>
    </button>
  );
}
