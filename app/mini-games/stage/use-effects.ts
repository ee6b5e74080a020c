// Effects of a session that the stage carries out.
import { useEffect, useEffectEvent } from 'react';
import type { Effect } from '#app/mini-games/session/session.ts';
import type { Shell } from '#app/mini-games/session/shell.ts';

/** Calls back for every effect of `shell` while the component is there. */
export function useEffects(shell: Shell, carryOut: (effect: Effect) => void): void {
  const hear = useEffectEvent(carryOut);
  useEffect(() => shell.listen((effect) => hear(effect)), [shell]);
}
