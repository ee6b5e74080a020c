// Loads a mini game and creates its store, in the browser only.
import { useCallback, useEffect, useState } from 'react';
import { useLazyPart } from '#app/components/ui/lib/use-lazy-part.ts';
import type { MiniGame, MiniGameEntry } from '#app/game-kit/contract.ts';
import type { GameLink } from '#app/game-kit/session/game-link.ts';
import type { Stage } from '#app/game-kit/stage-context.ts';
import type { GameFrame } from './game-frame.tsx';

export type GameLoadState =
  | { readonly kind: 'loading' | 'load-failed' | 'crashed' }
  | ({ readonly kind: 'ready'; readonly Frame: typeof GameFrame } & Pick<Stage, 'game' | 'store' | 'board' | 'layout'>);

const LOAD_FAILED: GameLoadState = { kind: 'load-failed' };

/** Provides a link other than that of the address, such as a daily board. Must be a stable function. Rejects if loading fails. */
export type GameLinkLoader = (game: MiniGame) => Promise<GameLink>;

/** Loads a layout in place of the web's. */
export type LayoutLoader = () => Promise<Stage['layout']>;

/** Loads everything the game needs to start, and the link to open. */
async function loadGameParts(entry: MiniGameEntry, playPath: string, loadGameLink?: GameLinkLoader, loadLayout?: LayoutLoader) {
  const [{ game }, layout, kit, addressModule] = await Promise.all([
    entry.load(),
    loadLayout?.(),
    import('./stage-chunk.ts'),
    location.search + location.hash === '' ? null : import('./link-from-address.ts'),
  ]);
  const environment = kit.createBrowserEnvironment(entry.firstSeed);
  const link = loadGameLink ? await loadGameLink(game) : addressModule?.readLinkFromAddress(playPath, game, location);
  if (game.rules.variants.some(({ resources }) => resources)) {
    const { loadInitialResources } = await import('#app/game-kit/session/load-resources.ts');
    await loadInitialResources(entry.id, game.rules, environment.storage, link);
  }
  return { game, layout, kit, addressModule, environment, link };
}

/** Loads the game of `entry` once `shouldLoad` is true; `retry` loads it again after a failure or a crash. */
export function useGame(
  entry: MiniGameEntry,
  playPath: string,
  shouldLoad: boolean,
  loadGameLink?: GameLinkLoader,
  loadLayout?: LayoutLoader,
): readonly [loaded: GameLoadState, retry: () => void] {
  const load = useCallback(() => loadGameParts(entry, playPath, loadGameLink, loadLayout), [entry, playPath, loadGameLink, loadLayout]);
  const [parts, hasFailed, reload] = useLazyPart(load, shouldLoad);
  const [started, setStarted] = useState<GameLoadState>({ kind: 'loading' });

  useEffect(() => {
    if (!parts) return;
    const { game, layout, kit, addressModule, environment, link } = parts;
    try {
      const store = kit.createGameStore(entry, game, environment, link);
      store.listen(({ type }) => type === 'link-abandoned' && addressModule?.removeLinkFromAddress());
      setStarted({ kind: 'ready', game, store, board: kit.createBoard(), Frame: kit.GameFrame, layout });
      return store.close;
    } catch (error) {
      reportError(error);
      setStarted({ kind: 'crashed' });
    }
  }, [entry, parts]);

  function retry(): void {
    setStarted({ kind: 'loading' });
    reload();
  }

  return [hasFailed ? LOAD_FAILED : started, retry];
}
