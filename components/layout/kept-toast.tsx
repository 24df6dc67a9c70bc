import { useTranslations } from 'next-intl';
import { ToastCard } from '@/components/islands/toaster/toast-card';

/**
 * A live region with an empty card, in every page from the start. The shell's script uses it to
 * show a toast that began on the previous page.
 */
export function KeptToast() {
  const t = useTranslations('toasts');
  return (
    <div aria-live="polite">
      <div
        id="KeptToast"
        hidden
        suppressHydrationWarning
        className="fixed inset-x-4 bottom-4 z-50 sm:start-auto sm:end-6 sm:bottom-6 sm:w-toast print:hidden"
      >
        {/* Spaces until there is a text, so that React expects a text node. */}
        <ToastCard title=" " description=" " closeLabel={t('close')} />
      </div>
    </div>
  );
}
