import { metadataOf, pageOfSections } from '@/components/pages/page-of';

export const metadata = metadataOf('work-culture');

export default pageOfSections('work-culture');
