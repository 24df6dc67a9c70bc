import 'server-only';
import { content } from '@/content/loaded';

/** The services, in the order of all menus. */
export const { services } = content.services;
