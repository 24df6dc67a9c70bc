import type { Metadata } from 'next';
import { Island } from '../../components/islands/island';

export const metadata: Metadata = { title: 'Timetable' };

const DEPARTURES = ['07:10 North Quay', '07:40 South Quay', '08:10 North Quay', '08:40 Mill Steps'];

export default function TimetablePage() {
  return (
    <>
      <h1>Timetable</h1>
      <Island
        name="departure-list"
        props={{
          departures: DEPARTURES,
          labels: {
            from: 'From',
            latestFirst: 'Latest first',
            nothing: 'No boat leaves from there.',
          },
        }}
        slots={{ note: <p>On public holidays boats leave once an hour.</p> }}
      />
    </>
  );
}
