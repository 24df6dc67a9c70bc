import { JobCard } from './job-card';
import { JobTable } from './job-table';
import { metadataOf, pageOf } from '@/components/pages/page-of';
import { NextStep } from '@/components/sections/next-step';
import { PageIntro } from '@/components/sections/page-intro';
import { StructuredData } from '@/components/sections/structured-data';
import { Container } from '@/components/ui/container';

export const metadata = metadataOf('careers');

export default pageOf('careers', function CareersPage({ route, copy }) {
  return (
    <>
      <StructuredData route={route} />
      <PageIntro route={route} intro={copy.intro} layout="split" />
      <JobTable page={copy} />
      <Container>
        {copy.jobs.map((job) => (
          <JobCard key={job.id} job={job} page={copy} />
        ))}
      </Container>
      <NextStep {...copy.next} variant="night" />
    </>
  );
});
