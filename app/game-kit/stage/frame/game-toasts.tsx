// Where a game's news appears.
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { ToastMessage } from '#app/game-kit/contract.ts';
import type { GameStore } from '#app/game-kit/session/game-store.ts';
import { useEffects } from '#app/game-kit/stage/hooks/use-effects.ts';

/** A toast is no reason to stop a game: one that does not arrive is left out. */
const GameToaster = lazy(async (): Promise<{ default: (props: { news: readonly ToastMessage[] }) => ReactNode }> => {
  try {
    return { default: (await import('./toaster.tsx')).GameToaster };
  } catch {
    return { default: () => null };
  }
});

/** Of one game: the next one has its own. */
export function GameToasts({ store }: { store: GameStore }) {
  const [news, setNews] = useState<readonly ToastMessage[]>([]);
  useEffects(store, (effect) => {
    if (effect.type === 'toast') setNews((before) => [...before, effect.message]);
  });
  return <Suspense>{news.length > 0 && <GameToaster news={news} />}</Suspense>;
}
