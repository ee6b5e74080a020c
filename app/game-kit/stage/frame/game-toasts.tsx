// Keeps a game's latest toast message and loads the toaster with the first one.
import { useState } from 'react';
import { useLazyPart } from '#app/components/ui/lib/use-lazy-part.ts';
import type { GameStore } from '#app/game-kit/session/game-store.ts';
import { useEffects } from '#app/game-kit/stage/hooks/use-game-store.ts';
import type { News } from './toaster.tsx';

/** If the toaster fails to load, toasts are skipped. */
const loadToaster = () => import('./toaster.tsx');

/** Keyed by game, so that each game starts without the toast of the last one. */
export function GameToasts({ store }: { store: GameStore }) {
  const [news, setNews] = useState<News | null>(null);
  const [toaster] = useLazyPart(loadToaster, news !== null);
  useEffects(store, (effect) => {
    if (effect.type === 'toast' || effect.type === 'unstored') setNews(effect);
  });
  return toaster && news && <toaster.Toaster news={news} store={store} />;
}
