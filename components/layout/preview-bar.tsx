import { useTranslations } from 'next-intl';
import { Container } from '@/components/ui/container';

/** The line on top of every page of a preview, which says that this is not the published site. */
export function PreviewBar() {
  const t = useTranslations('preview');
  return (
    <aside
      aria-label={t('label')}
      data-above-header
      // Forced colours show the border.
      className="border-b border-transparent bg-ink text-small text-surface print:hidden"
    >
      <Container>
        <p className="py-2.5">{t('text')}</p>
      </Container>
    </aside>
  );
}
