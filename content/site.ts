import 'server-only';
import { content } from '@/content/loaded';

/** The company's facts. */
export const { site } = content;
