import Link from 'next/link';

export default function HomePage() {
  return (
    <>
      <h1>Across the harbour in twelve minutes</h1>
      <p>
        Two boats, seven days a week. See <Link href="/timetable">when they leave</Link>.
      </p>
    </>
  );
}
