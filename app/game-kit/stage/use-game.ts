// Loads a mini game and opens a session for it, in the visitor's browser only.
import { useEffect, useState } from 'react';
import type { MiniGame, MiniGameEntry } from '#app/game-kit/contract.ts';
import type { GameLink } from '#app/game-kit/session/game-link.ts';
import type { GameStore } from '#app/game-kit/session/game-store.ts';
import type { GameFrame } from './frame/game-frame.tsx';

export type GameLoadState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'load-failed' }
  | { readonly kind: 'crashed' }
  | { readonly kind: 'ready'; readonly game: MiniGame; readonly store: GameStore; readonly Frame: typeof GameFrame };

/** What a game begins with where it is neither the visitor's own one nor that of the address; the same function each time. Rejects when something that it needs does not arrive. */
export type GameLinkLoader = (game: MiniGame) => Promise<GameLink>;

/** Everything that the game needs to begin, with the link by which the visitor has come. */
async function loadGameParts(entry: MiniGameEntry, loadGameLink?: GameLinkLoader) {
  const [{ game }, kit, addressModule] = await Promise.all([
    entry.load(),
    import('./kit/play-kit.ts'),
    location.search === '' ? null : import('./link-from-address.ts'),
  ]);
  const environment = kit.createBrowserEnvironment();
  const link = loadGameLink ? await loadGameLink(game) : addressModule?.readLinkFromAddress(entry.id, game.rules);
  if (game.rules.variants.some(({ resources }) => resources)) {
    const { loadInitialResources } = await import('#app/game-kit/session/load-resources.ts');
    await loadInitialResources(entry.id, game.rules, environment.storage, link);
  }
  return { game, kit, addressModule, environment, link };
}

/** The game of `entry` once `shouldLoad`; call `retry` after a failure, or to start afresh after the game itself broke. */
export function useGame(
  entry: MiniGameEntry,
  shouldLoad: boolean,
  loadGameLink?: GameLinkLoader,
): readonly [loaded: GameLoadState, retry: () => void] {
  const [loaded, setLoaded] = useState<GameLoadState>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!shouldLoad) return;
    let isCurrent = true;
    let store: GameStore | null = null;
    loadGameParts(entry, loadGameLink).then(
      ({ game, kit, addressModule, environment, link }) => {
        if (!isCurrent) return;
        try {
          store = kit.createGameStore(entry, game, environment, link);
          store.listen(({ type }) => type === 'link-abandoned' && addressModule?.removeLinkFromAddress());
          setLoaded({ kind: 'ready', game, store, Frame: kit.GameFrame });
        } catch (error) {
          reportError(error);
          setLoaded({ kind: 'crashed' });
        }
      },
      () => isCurrent && setLoaded({ kind: 'load-failed' }),
    );
    return () => {
      isCurrent = false;
      store?.close();
    };
  }, [entry, shouldLoad, loadGameLink, attempt]);

  function retry(): void {
    setLoaded({ kind: 'loading' });
    setAttempt((count) => count + 1);
  }

  return [loaded, retry];
}
