import 'server-only';
import { content } from '@/content/loaded';
import { dayIn, noticeOn } from '@/content/notice';
import type { Notice } from '@/content/schemas/notice';
import { site } from '@/content/site';

/**
 * The notice that shows when the site is built.
 *
 * @param now when that is
 */
export function noticeToday(now = new Date()): Notice | undefined {
  const [office] = site.offices;
  return office && noticeOn(dayIn(office.timeZone, now), content.notice);
}
