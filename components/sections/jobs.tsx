import { JobCard } from '@/components/sections/job-card';
import { JobTable } from '@/components/sections/job-table';
import type { SectionProps } from '@/components/sections/section-props';
import { Container } from '@/components/ui/container';
import { Paragraph } from '@/components/ui/prose';

/** The open positions: a table, and then the description of each; or what to do while there is none. */
export function Jobs({ section }: Pick<SectionProps<'jobs'>, 'section'>) {
  if (section.jobs.length === 0) {
    return (
      <Container className="pb-section">
        <Paragraph className="max-w-prose text-lead" text={section.none} />
      </Container>
    );
  }
  return (
    <Container>
      <JobTable section={section} />
      {section.jobs.map((job) => (
        <JobCard key={job.id} job={job} section={section} />
      ))}
    </Container>
  );
}
