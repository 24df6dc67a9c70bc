import { JobCard } from '@/components/sections/job-card';
import { JobTable } from '@/components/sections/job-table';
import { Container } from '@/components/ui/container';
import { Prose } from '@/components/ui/prose';
import type { SectionOf } from '@/content/model/schemas/sections';

/** The open positions: a table, and then the description of each; or what to do while there is none. */
export function Jobs({ section }: { section: SectionOf<'jobs'> }) {
  if (section.jobs.length === 0) {
    return (
      <Container className="pb-section">
        <p className="max-w-prose text-lead">
          <Prose text={section.none} />
        </p>
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
