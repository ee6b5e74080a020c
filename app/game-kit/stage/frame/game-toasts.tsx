// Collects a game's toast messages and loads the toaster with the first one.
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { GameStore } from '#app/game-kit/session/game-store.ts';
import { useEffects } from '#app/game-kit/stage/hooks/use-effects.ts';
import type { News } from './toaster.tsx';

/** If the toaster fails to load, toasts are skipped. */
const GameToaster = lazy(async (): Promise<{ default: (props: { news: readonly News[] }) => ReactNode }> => {
  try {
    return { default: (await import('./toaster.tsx')).GameToaster };
  } catch {
    return { default: () => null };
  }
});

/** Keyed by game, so that each game starts without the toasts of the last one. */
export function GameToasts({ store }: { store: GameStore }) {
  const [news, setNews] = useState<readonly News[]>([]);
  useEffects(store, (effect) => {
    if (effect.type === 'toast' || effect.type === 'unstored') setNews((before) => [...before, effect]);
  });
  return <Suspense>{news.length > 0 && <GameToaster news={news} />}</Suspense>;
}
