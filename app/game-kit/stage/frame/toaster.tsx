// Shows a game's messages as toasts. A separate chunk, loaded with the first message.
import { useEffect, useRef } from 'react';
import { toast, Toaster } from 'sonner';
import type { ToastMessage } from '#app/game-kit/contract.ts';
import type { Effect } from '#app/game-kit/session/session.ts';
import styles from './toaster.module.css';

const TOAST_DURATION_MS = 4000;

/** An effect that the player reads about. */
export type News = Extract<Effect, { type: 'toast' | 'unstored' }>;

const UNSTORED_MESSAGE: ToastMessage = {
  title: 'Nothing can be saved',
  detail: 'Storage may be full or blocked. Your game lasts until you leave this page.',
};

/** Shows each message once; the list only grows. */
export function GameToaster({ news }: { news: readonly News[] }) {
  const shownCount = useRef(0);
  useEffect(() => {
    for (const effect of news.slice(shownCount.current)) {
      const { title, detail } = effect.type === 'toast' ? effect.message : UNSTORED_MESSAGE;
      toast(title, { description: detail });
    }
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
