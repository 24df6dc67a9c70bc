import { metadataOf, pageOfSections } from '@/components/pages/page-of';

export const metadata = metadataOf('careers');

export default pageOfSections('careers');
