import { useTranslations } from 'next-intl';
import { ToastCard } from '@/components/islands/toaster/toast-card';

/**
 * A live region on every page, from the load, with an empty card. The shell script shows a toast
 * in it that began on the page before; most pages ship nothing else that could.
 */
export function KeptToast() {
  const t = useTranslations('toasts');
  return (
    <div role="status">
      <div
        id="kept-toast"
        hidden
        suppressHydrationWarning
        className="fixed inset-x-4 bottom-4 z-50 sm:start-auto sm:end-6 sm:bottom-6 sm:w-toast print:hidden"
      >
        {/* The words are spaces until there are some, so that React expects text. */}
        <ToastCard title=" " description=" " closeLabel={t('close')} />
      </div>
    </div>
  );
}
