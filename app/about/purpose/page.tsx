import { metadataOf, pageOfSections } from '@/components/pages/page-of';

export const metadata = metadataOf('purpose');

export default pageOfSections('purpose');
