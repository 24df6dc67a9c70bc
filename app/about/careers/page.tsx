import { JobCard } from './job-card';
import { JobTable } from './job-table';
import { pageMetadata } from '@/components/seo/metadata';
import { NextStep } from '@/components/sections/next-step';
import { PageIntro } from '@/components/sections/page-intro';
import { StructuredData } from '@/components/sections/structured-data';
import { Container } from '@/components/ui/container';
import { routeOf } from '@/content/routes';
import { content } from '@/content/loaded';

const careersPage = content['pages/careers'];

const route = routeOf('careers');

export const metadata = pageMetadata(route);

export default function CareersPage() {
  return (
    <>
      <StructuredData route={route} />
      <PageIntro route={route} intro={careersPage.intro} layout="split" />
      <JobTable page={careersPage} />
      <Container>
        {careersPage.jobs.map((job) => (
          <JobCard key={job.id} job={job} page={careersPage} />
        ))}
      </Container>
      <NextStep {...careersPage.next} variant="night" />
    </>
  );
}
