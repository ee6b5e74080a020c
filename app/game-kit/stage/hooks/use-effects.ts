// Effects of a session that the stage carries out.
import { useEffect, useEffectEvent } from 'react';
import type { Effect } from '#app/game-kit/session/session.ts';
import type { Shell } from '#app/game-kit/session/game-store.ts';

/** Calls back for every effect of `shell` while the component is there. */
export function useEffects(shell: Shell, carryOut: (effect: Effect) => void): void {
  const hear = useEffectEvent(carryOut);
  useEffect(() => shell.listen((effect) => hear(effect)), [shell]);
}
