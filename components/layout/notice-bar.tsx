import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { dismissNotice } from '@/components/layout/notice/dismiss-notice';
import { Container } from '@/components/ui/container';
import { EndMark } from '@/components/ui/end-mark';
import { SiteLink } from '@/components/ui/site-link';
import { fileNote } from '@/content/model/file-note';
import type { Notice } from '@/content/model/schemas/notice';
import { EarlyScript } from '@/engine/islands/early-script';

/**
 * A line above the header, which scrolls away with the page and can be dismissed for the visit;
 * `notice.css` places the header below the line.
 */
export function NoticeBar({ text, link, until }: Notice) {
  const t = useTranslations('notice');
  return (
    <aside
      id="Notice"
      aria-label={t('label')}
      data-tone="night"
      data-above-header
      // Forced colours show the border.
      className="border-b border-transparent text-small print:hidden"
      suppressHydrationWarning
    >
      <EarlyScript run={dismissNotice} data={{ 'data-until': until }} />
      <Container className="shown-whole flex items-center justify-between gap-4">
        {link ? (
          <SiteLink
            href={link}
            className="flex min-h-11 items-center py-2 underline underline-offset-4 -outline-offset-3 hover:text-accent"
          >
            {text + fileNote(link, text)}
          </SiteLink>
        ) : (
          <p className="py-2.5">{text}</p>
        )}{' '}
        <button
          type="button"
          className="grid size-11 shrink-0 place-items-center self-start -outline-offset-3 hover:text-accent noscript:hidden"
        >
          <span className="sr-only">{t('close')}</span>
          <X aria-hidden className="size-5" />
        </button>
        <EndMark />
      </Container>
    </aside>
  );
}
