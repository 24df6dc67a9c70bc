import { useEffect, useRef } from 'react';
import { goTo, prefetch } from './navigation';
import { showToast } from '@/components/islands/shared/toast';
import type { FaqEntry } from '@/content/schemas/faq';

/** The toast stands, and then the page changes. */
const NAVIGATION_TOAST_MS = 2_000;

interface ToastLabels {
  title: string;
  /** `{question}` is replaced. */
  description: string;
  action: string;
}

/** Opens an answer that stands on this page, with the focus on its question. */
function openAnswer(id: string) {
  const answer = document.getElementById(id);
  if (!(answer instanceof HTMLDetailsElement)) return;
  answer.open = true;
  const { matches: still } = matchMedia('(prefers-reduced-motion: reduce)');
  answer.querySelector('summary')?.focus({ preventScroll: true });
  answer.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' });
}

/** @returns what a chosen entry does: its page after the toast, or its answer on this page */
export function useChooseEntry(labels: ToastLabels): (entry: FaqEntry) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    // A page that comes back by Back must not leave once more.
    const stay = () => clearTimeout(timer.current);
    addEventListener('pagehide', stay);
    return () => {
      stay();
      removeEventListener('pagehide', stay);
    };
  }, []);

  return ({ id, question, link }) => {
    clearTimeout(timer.current);
    if (link === undefined) {
      openAnswer(id);
      return;
    }
    const leave = () => {
      clearTimeout(timer.current);
      goTo(link);
    };
    prefetch(link);
    timer.current = setTimeout(leave, NAVIGATION_TOAST_MS);
    showToast({
      title: labels.title,
      // A function, because `$` in the text of a replacement has a meaning.
      description: labels.description.replace('{question}', () => question),
      durationMs: NAVIGATION_TOAST_MS,
      action: { label: labels.action, onPress: leave },
    });
  };
}
