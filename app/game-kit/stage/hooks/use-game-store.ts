// Hooks that connect a component to the store of a game.
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { Effect } from '#app/game-kit/session/session.ts';
import type { GameStore } from '#app/game-kit/session/game-store.ts';
import type { Snapshot } from '#app/game-kit/session/snapshot.ts';

/** Calls `handleEffect` for every effect of `store` while the component is mounted. */
export function useEffects(store: GameStore, handleEffect: (effect: Effect) => void): void {
  const onEffect = useEffectEvent(handleEffect);
  useEffect(() => store.listen((effect) => onEffect(effect)), [store]);
}

/**
 * Renders only when the selected value has changed: a real-time game changes its state many times a second. The value must be a primitive or
 * a reference that the snapshot keeps.
 */
export function useSnapshot<Value>(store: GameStore, select: (snapshot: Snapshot) => Value): Value {
  const read = () => select(store.getSnapshot());
  return useSyncExternalStore(store.subscribe, read, read);
}
