// News of a game as toasts; a chunk of its own that arrives with the first news.
import { useEffect } from 'react';
import { toast, Toaster } from 'sonner';
import type { News } from '#app/mini-games/rules.ts';
import styles from './toaster.module.css';

const LASTS_MS = 4000;

export function NewsToaster({ news }: { news: News }) {
  useEffect(() => {
    toast(news.title, { description: news.detail });
  }, [news]);
  return (
    <Toaster
      position="top-center"
      offset="5.5rem"
      mobileOffset="5.5rem"
      duration={LASTS_MS}
      toastOptions={{
        unstyled: true,
        classNames: { toast: styles.toast ?? '', title: styles.title ?? '', description: styles.detail ?? '' },
      }}
    />
  );
}
