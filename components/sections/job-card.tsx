import { contactLink } from '@/components/contact/contact-link';
import { ButtonLink } from '@/components/ui/button-link';
import { List } from '@/components/ui/list';
import { Paragraph } from '@/components/ui/prose';
import { fillText } from '@/engine/islands/fill-text';
import type { Job } from '@/content/model/schemas/company-sections';
import type { SectionOf } from '@/content/model/schemas/sections';

interface JobCardProps {
  job: Job;
  section: SectionOf<'jobs'>;
}

/** One open position: terms, tasks, requirements, and a button to apply. */
export function JobCard({ job, section: { labels, action, messageTemplate } }: JobCardProps) {
  const headingId = `Heading-${job.id}`;
  return (
    <section
      id={job.id}
      aria-labelledby={headingId}
      className="grid gap-x-8 gap-y-8 border-t border-line py-14 last:pb-section lg:grid-cols-12"
    >
      <div className="with-next lg:col-span-4">
        <h2 id={headingId} className="text-heading font-semibold tracking-tight">
          {job.title}
        </h2>
        <p className="mt-3 text-muted">{[job.contract, job.place].join(', ')}</p>
      </div>
      <div className="lg:col-span-8">
        <Paragraph className="max-w-prose text-lead" text={job.text} />
        <div className="mt-8 grid gap-8 md:grid-cols-2">
          <TaskList heading={labels.youDo} items={job.youDo} />
          <TaskList heading={labels.youBring} items={job.youBring} />
        </div>
        <ButtonLink
          href={contactLink({
            inquiryType: 'careers',
            message: fillText(messageTemplate, { job: job.title }),
          })}
          className="mt-8"
        >
          {action}
          <span className="sr-only select-none">: {job.title}</span>
        </ButtonLink>
      </div>
    </section>
  );
}

function TaskList({ heading, items }: { heading: string; items: readonly string[] }) {
  return (
    <section>
      <h3 className="font-semibold">{heading}</h3>
      <List className="mt-2 text-muted ruled">
        {items.map((item) => (
          <li key={item} className="py-2.5">
            {item}
          </li>
        ))}
      </List>
    </section>
  );
}
