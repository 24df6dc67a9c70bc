import { metadataOf, pageOfSections } from '@/components/pages/page-of';

export const metadata = metadataOf('terms-of-use');

export default pageOfSections('terms-of-use');
