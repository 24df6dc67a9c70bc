import { metadataOf, pageOfSections } from '@/components/pages/page-of';

export const metadata = metadataOf('client-stories');

export default pageOfSections('client-stories');
