import { metadataOf, pageOfSections } from '@/components/pages/page-of';

export const metadata = metadataOf('hire-resources');

export default pageOfSections('hire-resources');
