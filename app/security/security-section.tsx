import { Container } from '@/components/ui/container';
import type { SecurityPage } from '@/content/schemas/pages/security';

/** One aspect of security: its summary beside its measures. */
export function SecuritySection({ section }: { section: SecurityPage['sections'][number] }) {
  const headingId = `${section.id}-heading`;
  return (
    <section id={section.id} aria-labelledby={headingId} className="border-t border-line">
      <Container className="grid gap-x-8 gap-y-8 py-section lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 id={headingId} className="text-heading font-semibold tracking-tight">
            {section.title}
          </h2>
          <p className="mt-4 text-muted">{section.summary}</p>
        </div>
        <dl className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:col-span-8">
          {section.measures.map(({ title, text }) => (
            <div
              key={title}
              className="border-t-4 border-accent-tint pt-4 sm:last:odd:col-span-full"
            >
              <dt className="font-semibold">{title}</dt>
              <dd className="mt-1 text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  );
}
