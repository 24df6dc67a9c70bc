import { metadataOf, pageOfSections } from '@/components/pages/page-of';

export const metadata = metadataOf('pricing');

export default pageOfSections('pricing');
