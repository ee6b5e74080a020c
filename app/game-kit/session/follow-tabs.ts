// Keeps a session up to date with the other tabs of the browser: the last write wins.
import type { createSessionFactory } from './initial-session.ts';
import type { GameStorage } from './persistence/persistence.ts';
import { getSlot } from './session.ts';
import type { SessionRunner } from './session-runner.ts';

/** Returns a function that shows what other tabs have stored. Call it when a tab is shown, hears of a change, or is left. */
export function followTabs(runner: SessionRunner, gameStorage: GameStorage, factory: ReturnType<typeof createSessionFactory>): () => void {
  function readSave(): void {
    const slot = getSlot(runner.getSession());
    if (!gameStorage.hasForeignSave(slot)) return;
    const missing = factory.findMissingResource(gameStorage.peekVariantId(slot) ?? '', false);
    if (missing?.resources) {
      missing.resources.load().then(readSave, () => {}); // the current board stays until then
      return;
    }
    const to = factory.restoreFromOtherTab(runner.getSession());
    if (to) runner.dispatch({ type: 'catch-up', to });
  }

  return () => {
    readSave();
    runner.refresh();
  };
}
