import { metadataOf, pageOfSections } from '@/components/pages/page-of';

export const metadata = metadataOf('about');

export default pageOfSections('about');
