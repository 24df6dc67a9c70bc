import { useEffect, useRef } from 'react';
import { awaitAction } from './next-action';
import { goTo, prefetch } from '@/components/islands/shared/search/navigation';
import { showToast } from '@/components/islands/shared/toast';
import { fillText } from '@/engine/islands/fill-text';
import type { FaqEntry } from '@/content/model/schemas/faq';

/** Time for which the toast is shown before the navigation. */
const NAVIGATION_TOAST_MS = 2_000;

interface ToastLabels {
  title: string;
  /** `{question}` is replaced. */
  description: string;
  action: string;
}

/** Opens an answer on this page, and focuses its question. */
function openAnswer(id: string) {
  const answer = document.getElementById(id)?.closest('details');
  if (!answer) return;
  answer.open = true;
  const { matches: reducesMotion } = matchMedia('(prefers-reduced-motion: reduce)');
  answer.querySelector('summary')?.focus({ preventScroll: true });
  answer.scrollIntoView({ behavior: reducesMotion ? 'auto' : 'smooth', block: 'start' });
}

/** The minimum height of an on-screen keyboard; browser toolbars are lower. */
const KEYBOARD_PX = 100;

/** Hides a phone's on-screen keyboard, which would cover the toast. */
function hideKeyboard() {
  const viewport = window.visualViewport;
  if (!viewport || innerHeight - viewport.height * viewport.scale < KEYBOARD_PX) return;
  // The field of the search has the focus.
  (document.activeElement as HTMLElement | null)?.blur();
}

/**
 * @returns a handler for the chosen entry: opens its answer on this page, or goes to its page after
 *   the toast, unless the visitor does something else meanwhile
 */
export function useChooseEntry(labels: ToastLabels): (entry: FaqEntry) => void {
  const stay = useRef(() => {});

  useEffect(() => () => stay.current(), []);

  return ({ id, question, link }) => {
    stay.current();
    if (link === undefined) {
      openAnswer(id);
      return;
    }
    const leave = () => {
      stay.current();
      goTo(link);
    };
    prefetch(link);
    hideKeyboard();
    const timer = setTimeout(leave, NAVIGATION_TOAST_MS);
    const stopWaiting = awaitAction(() => {
      stay.current();
      showToast(undefined);
    });
    stay.current = () => {
      clearTimeout(timer);
      stopWaiting();
    };
    showToast({
      title: labels.title,
      description: fillText(labels.description, { question }),
      durationMs: NAVIGATION_TOAST_MS,
      isOfPage: true,
      action: { label: labels.action, onPress: leave },
      onClose: stay.current,
    });
  };
}
