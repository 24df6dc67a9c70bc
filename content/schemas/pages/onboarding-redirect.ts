import { field } from '@/content/schemas/field';
import { page } from '@/content/schemas/pages/shared';
import { action } from '@/content/schemas/text';

export const movedPage = page.extend({ action: field(action, 'Text of the link') });
