import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';

interface SpecimensProps {
  heading: string;
  children: ReactNode;
}

/** One section of the style guide. */
export function Specimens({ heading, children }: SpecimensProps) {
  return (
    <Container className="border-t border-line py-16">
      <h2 className="mb-8 text-heading font-semibold tracking-tight">{heading}</h2>
      {children}
    </Container>
  );
}
