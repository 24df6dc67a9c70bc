import type { ComponentProps, ReactNode } from 'react';
import { Sections } from '@/components/pages/page-of-sections';
import { NextStep } from '@/components/sections/next-step';
import { StructuredData } from '@/components/sections/structured-data';
import type { Route } from '@/content/model/schemas/route';
import type { Section } from '@/content/model/schemas/sections';

interface WholePageProps {
  route: Route;
  /** What the end of the page says, if anything. */
  copy: { sections?: readonly Section[] | undefined; next?: ComponentProps<typeof NextStep> };
  /** The page's own parts, from its intro on. */
  children: ReactNode;
}

/** A page between its structured data and what its content file has besides its own parts. */
export function WholePage({ route, copy: { sections, next }, children }: WholePageProps) {
  return (
    <>
      <StructuredData route={route} />
      {children}
      <Sections route={route} sections={sections} />
      {next && <NextStep {...next} />}
    </>
  );
}
