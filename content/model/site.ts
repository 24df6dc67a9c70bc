import 'server-only';
import { content } from '@/content/model/loaded';

/** The company's facts. */
export const { site } = content;
