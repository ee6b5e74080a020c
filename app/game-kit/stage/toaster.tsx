// Shows the latest message of a game for a moment, in place of the status line. A separate chunk, loaded with the first message.
import { useEffect, useState } from 'react';
import type { ToastMessage } from '#app/game-kit/contract.ts';
import type { Effect } from '#app/game-kit/session/session.ts';
import { useSnapshot } from '#app/game-kit/stage-context.ts';
import styles from './toaster.module.css';

const TOAST_DURATION_MS = 4000;

/** An effect that the player reads about. */
export type News = Extract<Effect, { type: 'toast' | 'unstored' }>;

const UNSTORED_MESSAGE: ToastMessage = {
  title: 'Nothing can be saved',
  detail: 'Storage may be full or blocked. Your game lasts until you leave this page.',
};

/** What a toast says of the end, it says before the result card: then it is gone. */
export function Toaster({ news }: { news: News }) {
  const [pastNews, setPastNews] = useState<News | null>(null);
  const hasResult = useSnapshot(({ resultCard }) => resultCard === 'shown');
  const isPast = hasResult && news.type === 'toast';
  useEffect(() => {
    const timer = setTimeout(() => setPastNews(news), isPast ? 0 : TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [news, isPast]);
  const message = news.type === 'toast' ? news.message : UNSTORED_MESSAGE;
  return (
    <div aria-live="polite" className={styles.toasts} data-toast>
      {news !== pastNews && !isPast && (
        <p>
          <b>{message.title}</b> <span>{message.detail}</span>
        </p>
      )}
    </div>
  );
}
