'use client';

import { useCallback, useState } from 'react';
import { Slot } from '../../../../islands/slot';

interface DepartureListProps {
  departures: readonly string[];
  label: string;
  nothing: string;
}

/** Departures, and a field that filters them by quay. */
export function DepartureList({ departures, label, nothing }: DepartureListProps) {
  const [quay, setQuay] = useState('');
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
        {label}{' '}
        <input name="quay" ref={readTyped} onChange={({ target }) => setQuay(target.value)} />
      </label>
      <ul className="departures">
        {found.map((departure) => (
          <li key={departure}>{departure}</li>
        ))}
      </ul>
      {found.length === 0 && <p className="nothing">{nothing}</p>}
      <Slot name="note" />
    </>
  );
}
