import { metadataOf, pageOfSections } from '@/components/pages/page-of';

export const metadata = metadataOf('home');

export default pageOfSections('home');
