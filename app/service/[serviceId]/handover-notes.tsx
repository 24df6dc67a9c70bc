import { Prose } from '@/components/ui/prose';
import { ArticleList } from './article-list';
import type { ServicePage } from '@/content/model/schemas/pages/service';
import type { Service } from '@/content/model/schemas/service';

interface HandoverNotesProps {
  service: Service;
  page: ServicePage;
}

/** A dark sheet that overlaps the intro: how work begins, who does it, reports and articles. */
export function HandoverNotes({ service, page }: HandoverNotesProps) {
  const labels = page.handoverLabels;
  const notes = (['begins', 'people', 'reports'] as const).map((note) => ({
    label: labels[note],
    text: service.handover[note],
  }));
  return (
    <section
      aria-labelledby="Handover"
      data-tone="night"
      className="p-card @4xl:col-span-4 @4xl:-mt-16 print:p-0"
    >
      <h2 id="Handover" className="text-subheading font-semibold tracking-tight">
        {page.handoverHeading}
      </h2>
      <dl>
        {notes.map(({ label, text }) => (
          <div key={label} className="mt-5 border-t border-line pt-4">
            <dt className="font-semibold text-accent">{label}</dt>
            <dd className="mt-1">
              <Prose text={text} />
            </dd>
          </div>
        ))}
      </dl>
      <ArticleList heading={page.articlesHeading} serviceId={service.id} />
    </section>
  );
}
