import { metadataOf, pageOfSections } from '@/components/pages/page-of';

export const metadata = metadataOf('privacy-policy');

export default pageOfSections('privacy-policy');
