// Keeps a game's latest toast message and loads the toaster with the first one.
import { useState } from 'react';
import { useLazyPart } from '#app/components/ui/lib/use-lazy-part.ts';
import { useEffects } from '#app/game-kit/stage/stage-context.ts';
import type { News } from './toaster.tsx';

/** If the toaster fails to load, toasts are skipped. */
const loadToaster = () => import('./toaster.tsx');

/** Keyed by game, so that each game starts without the toast of the last one. */
export function GameToasts() {
  const [news, setNews] = useState<News | null>(null);
  const [toaster] = useLazyPart(loadToaster, news !== null);
  useEffects((effect) => {
    if (effect.type === 'toast' || effect.type === 'unstored') setNews(effect);
  });
  return toaster && news && <toaster.Toaster news={news} />;
}
