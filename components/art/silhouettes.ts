import 'server-only';
import { bookOpen } from '@/components/art/silhouettes/book-open';
import { bot } from '@/components/art/silhouettes/bot';
import { briefcase } from '@/components/art/silhouettes/briefcase';
import { calculator } from '@/components/art/silhouettes/calculator';
import { calendar } from '@/components/art/silhouettes/calendar';
import { circleHelp } from '@/components/art/silhouettes/circle-help';
import { clipboardList } from '@/components/art/silhouettes/clipboard-list';
import { clock } from '@/components/art/silhouettes/clock';
import { cloud } from '@/components/art/silhouettes/cloud';
import { coffee } from '@/components/art/silhouettes/coffee';
import { factory } from '@/components/art/silhouettes/factory';
import { fileText } from '@/components/art/silhouettes/file-text';
import { filter } from '@/components/art/silhouettes/filter';
import { flag } from '@/components/art/silhouettes/flag';
import { globe } from '@/components/art/silhouettes/globe';
import { graduationCap } from '@/components/art/silhouettes/graduation-cap';
import { hardHat } from '@/components/art/silhouettes/hard-hat';
import { heartPulse } from '@/components/art/silhouettes/heart-pulse';
import { home } from '@/components/art/silhouettes/home';
import { info } from '@/components/art/silhouettes/info';
import { landmark } from '@/components/art/silhouettes/landmark';
import { lifeBuoy } from '@/components/art/silhouettes/life-buoy';
import { lock } from '@/components/art/silhouettes/lock';
import { mail } from '@/components/art/silhouettes/mail';
import { map } from '@/components/art/silhouettes/map';
import { megaphone } from '@/components/art/silhouettes/megaphone';
import { messagesSquare } from '@/components/art/silhouettes/messages-square';
import { monitorCog } from '@/components/art/silhouettes/monitor-cog';
import { newspaper } from '@/components/art/silhouettes/newspaper';
import { plane } from '@/components/art/silhouettes/plane';
import { puzzle } from '@/components/art/silhouettes/puzzle';
import { scale } from '@/components/art/silhouettes/scale';
import { shieldCheck } from '@/components/art/silhouettes/shield-check';
import { shoppingBag } from '@/components/art/silhouettes/shopping-bag';
import { sparkles } from '@/components/art/silhouettes/sparkles';
import { tag } from '@/components/art/silhouettes/tag';
import { target } from '@/components/art/silhouettes/target';
import { tornPage } from '@/components/art/silhouettes/torn-page';
import { userPlus } from '@/components/art/silhouettes/user-plus';
import { users } from '@/components/art/silhouettes/users';
import { workflow } from '@/components/art/silhouettes/workflow';
import type { IconName } from '@/content/schemas/primitives';

/** The drawing of each icon: `#` is the figure, `.` the ground. */
export const silhouettes = {
  'book-open': bookOpen,
  bot,
  briefcase,
  calculator,
  calendar,
  'circle-help': circleHelp,
  'clipboard-list': clipboardList,
  clock,
  cloud,
  coffee,
  factory,
  'file-text': fileText,
  filter,
  flag,
  globe,
  'graduation-cap': graduationCap,
  'hard-hat': hardHat,
  'heart-pulse': heartPulse,
  home,
  info,
  landmark,
  'life-buoy': lifeBuoy,
  lock,
  mail,
  map,
  megaphone,
  'messages-square': messagesSquare,
  'monitor-cog': monitorCog,
  newspaper,
  plane,
  puzzle,
  scale,
  'shield-check': shieldCheck,
  'shopping-bag': shoppingBag,
  sparkles,
  tag,
  target,
  'torn-page': tornPage,
  'user-plus': userPlus,
  users,
  workflow,
} as const satisfies Record<IconName, string>;
