// Where a game's news appears.
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { News } from '#app/game-kit/contract.ts';
import type { Shell } from '#app/game-kit/session/game-store.ts';
import { useEffects } from '#app/game-kit/stage/hooks/use-effects.ts';

/** A toast is no reason to stop a game: one that does not arrive is left out. */
const NewsToaster = lazy(async (): Promise<{ default: (props: { news: readonly News[] }) => ReactNode }> => {
  try {
    return { default: (await import('./toaster.tsx')).NewsToaster };
  } catch {
    return { default: () => null };
  }
});

/** Of one game: the next one has its own. */
export function NewsToasts({ shell }: { shell: Shell }) {
  const [news, setNews] = useState<readonly News[]>([]);
  useEffects(shell, (effect) => {
    if (effect.type === 'toast') setNews((before) => [...before, effect.news]);
  });
  return <Suspense>{news.length > 0 && <NewsToaster news={news} />}</Suspense>;
}
