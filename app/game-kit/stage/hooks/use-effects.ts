// Subscribes a component to the effects of a session.
import { useEffect, useEffectEvent } from 'react';
import type { Effect } from '#app/game-kit/session/session.ts';
import type { GameStore } from '#app/game-kit/session/game-store.ts';

/** Calls `handleEffect` for every effect of `store` while the component is mounted. */
export function useEffects(store: GameStore, handleEffect: (effect: Effect) => void): void {
  const onEffect = useEffectEvent(handleEffect);
  useEffect(() => store.listen((effect) => onEffect(effect)), [store]);
}
