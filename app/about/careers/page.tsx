import { JobCard } from './job-card';
import { pageMetadata } from '@/components/lib/metadata';
import { NextStep } from '@/components/sections/next-step';
import { PageIntro } from '@/components/sections/page-intro';
import { Container } from '@/components/ui/container';
import { careersPage } from '@/content/pages/careers';
import { routeOf } from '@/content/routes';

export const metadata = pageMetadata(routeOf('careers'));

export default function CareersPage() {
  return (
    <>
      <PageIntro intro={careersPage.intro} />
      <Container>
        {careersPage.jobs.map((job) => (
          <JobCard key={job.id} job={job} page={careersPage} />
        ))}
      </Container>
      <NextStep {...careersPage.next} />
    </>
  );
}
