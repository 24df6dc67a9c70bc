import { JobCard } from '@/components/sections/job-card';
import { JobTable } from '@/components/sections/job-table';
import { Container } from '@/components/ui/container';
import type { SectionOf } from '@/content/model/schemas/sections';

/** The open positions: a table, and then the description of each. */
export function Jobs({ section }: { section: SectionOf<'jobs'> }) {
  return (
    <Container>
      <JobTable section={section} />
      {section.jobs.map((job) => (
        <JobCard key={job.id} job={job} section={section} />
      ))}
    </Container>
  );
}
