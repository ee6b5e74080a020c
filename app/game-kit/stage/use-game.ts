// Loads a mini game and opens a session for it, in the visitor's browser only.
import { useEffect, useState } from 'react';
import type { MiniGame, MiniGameEntry } from '#app/game-kit/contract.ts';
import type { Link } from '#app/game-kit/session/game-link.ts';
import type { Shell } from '#app/game-kit/session/game-store.ts';
import type { Cabinet } from './frame/game-frame.tsx';

export type Loaded =
  | { readonly kind: 'loading' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'broken' }
  | { readonly kind: 'ready'; readonly game: MiniGame; readonly shell: Shell; readonly Frame: typeof Cabinet };

/** What a game begins with where it is neither the visitor's own one nor that of the address; the same function each time. Rejects when something that it needs does not arrive. */
export type Opening = (game: MiniGame) => Promise<Link>;

/** Everything that the game needs to begin, with the link by which the visitor has come. */
async function arrival(entry: MiniGameEntry, opening?: Opening) {
  const [{ game }, kit, address] = await Promise.all([
    entry.load(),
    import('./kit/play-kit.ts'),
    location.search === '' ? null : import('./link-from-address.ts'),
  ]);
  const world = kit.browserWorld();
  const link = opening ? await opening(game) : address?.linkHere(entry.id, game.rules);
  if (game.rules.variants.some(({ needs }) => needs)) {
    const { loadFirstNeeds } = await import('#app/game-kit/session/load-resources.ts');
    await loadFirstNeeds(entry.id, game.rules, world.storage, link);
  }
  return { game, kit, address, world, link };
}

/** The game of `entry` once `isWanted`; call `retry` after a failure, or to start afresh after the game itself broke. */
export function useGame(entry: MiniGameEntry, isWanted: boolean, opening?: Opening): readonly [loaded: Loaded, retry: () => void] {
  const [loaded, setLoaded] = useState<Loaded>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    let shell: Shell | null = null;
    arrival(entry, opening).then(
      ({ game, kit, address, world, link }) => {
        if (!isCurrent) return;
        try {
          shell = kit.createShell(entry, game, world, link);
          shell.listen(({ type }) => type === 'link-left' && address?.forgetLink());
          setLoaded({ kind: 'ready', game, shell, Frame: kit.Cabinet });
        } catch (error) {
          reportError(error);
          setLoaded({ kind: 'broken' });
        }
      },
      () => isCurrent && setLoaded({ kind: 'missing' }),
    );
    return () => {
      isCurrent = false;
      shell?.close();
    };
  }, [entry, isWanted, opening, attempt]);

  function retry(): void {
    setLoaded({ kind: 'loading' });
    setAttempt((count) => count + 1);
  }

  return [loaded, retry];
}
