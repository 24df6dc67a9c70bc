import './globals.css';
import type { Metadata } from 'next';
import Link from 'next/link';
import type { ReactNode } from 'react';

export const metadata: Metadata = {
  title: { template: '%s – Harbour Ferries', default: 'Harbour Ferries' },
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <nav aria-label="Pages">
          <Link href="/">Home</Link>
          <Link href="/timetable">Timetable</Link>
          <Link href="/fares">Fares</Link>
        </nav>
        <main>{children}</main>
      </body>
    </html>
  );
}
