import { field } from '@/content/model/schemas/field';
import { page } from '@/content/model/schemas/pages/shared';
import { action } from '@/content/model/schemas/text';

export const movedPage = page.extend({ action: field(action, 'Text of the link') });
