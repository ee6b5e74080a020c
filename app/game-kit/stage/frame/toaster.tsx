// Shows a game's messages as toasts. A separate chunk, loaded with the first message.
import { useEffect, useRef } from 'react';
import { toast, Toaster } from 'sonner';
import type { ToastMessage } from '#app/game-kit/contract.ts';
import styles from './toaster.module.css';

const TOAST_DURATION_MS = 4000;

/** Shows each message once; the list only grows. */
export function GameToaster({ news }: { news: readonly ToastMessage[] }) {
  const shownCount = useRef(0);
  useEffect(() => {
    for (const { title, detail } of news.slice(shownCount.current)) toast(title, { description: detail });
    shownCount.current = news.length;
  }, [news]);
  // Dismiss on unmount: otherwise visible toasts would reappear in the next toaster.
  useEffect(() => () => void toast.dismiss(), []);
  return (
    <Toaster
      className={styles.toaster ?? ''}
      position="top-center"
      offset="5.5rem"
      mobileOffset={{ top: '5.5rem', left: '1rem', right: '1rem' }}
      duration={TOAST_DURATION_MS}
      toastOptions={{
        unstyled: true,
        classNames: { toast: styles.toast ?? '', title: styles.title ?? '', description: styles.detail ?? '' },
      }}
    />
  );
}
