import { metadataOf, pageOfSections } from '@/components/pages/page-of';

export const metadata = metadataOf('industries');

export default pageOfSections('industries');
