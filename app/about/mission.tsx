import { Container } from '@/components/ui/container';

interface MissionProps {
  heading: string;
  text: string;
}

/** The mission, in large type. */
export function Mission({ heading, text }: MissionProps) {
  return (
    <section aria-labelledby="Mission" className="bg-surface-raised">
      <Container className="grid gap-6 py-section lg:grid-cols-12">
        <h2 id="Mission" className="font-semibold text-accent lg:col-span-3">
          {heading}
        </h2>
        <p className="text-heading font-medium tracking-tight text-balance lg:col-span-9">{text}</p>
      </Container>
    </section>
  );
}
