import 'server-only';
import { content } from '@/content/model/loaded';
import { isOldPath } from '@/content/model/schemas/old-path';

/** The services, in the order of all menus; of their aliases, only those that are ids. */
export const services = content.services.services.map((service) => ({
  ...service,
  aliases: service.aliases.filter((alias) => !isOldPath(alias)),
}));
