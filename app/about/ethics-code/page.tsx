import { metadataOf, pageOfSections } from '@/components/pages/page-of';

export const metadata = metadataOf('ethics-code');

export default pageOfSections('ethics-code');
