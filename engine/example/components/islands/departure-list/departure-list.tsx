'use client';

import { useCallback, useState } from 'react';
import { Slot } from '../../../../islands/slot';

interface DepartureListProps {
  departures: readonly string[];
  labels: { from: string; latestFirst: string; nothing: string };
}

/** Departures, a field that filters them by quay, and a button that turns them round. */
export function DepartureList({ departures, labels }: DepartureListProps) {
  const [quay, setQuay] = useState('');
  const [latestFirst, setLatestFirst] = useState(false);
  // A visitor may have typed before the island was hydrated.
  const readTyped = useCallback((field: HTMLInputElement | null) => {
    if (field) setQuay(field.value);
  }, []);
  const found = departures.filter((departure) =>
    departure.toLowerCase().includes(quay.trim().toLowerCase()),
  );
  return (
    <>
      <label>
        {labels.from}{' '}
        <input name="quay" ref={readTyped} onChange={({ target }) => setQuay(target.value)} />
      </label>{' '}
      <button
        type="button"
        aria-pressed={latestFirst}
        onClick={() => setLatestFirst((isLatest) => !isLatest)}
      >
        {labels.latestFirst}
      </button>
      <ul className="departures">
        {(latestFirst ? [...found].reverse() : found).map((departure) => (
          <li key={departure}>{departure}</li>
        ))}
      </ul>
      {found.length === 0 && <p className="nothing">{labels.nothing}</p>}
      <Slot name="note" />
    </>
  );
}
