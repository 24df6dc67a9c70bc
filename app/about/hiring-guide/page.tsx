import { metadataOf, pageOfSections } from '@/components/pages/page-of';

export const metadata = metadataOf('hiring-guide');

export default pageOfSections('hiring-guide');
