import { metadataOf, pageOfSections } from '@/components/pages/page-of';

export const metadata = metadataOf('cookie-policy');

export default pageOfSections('cookie-policy');
