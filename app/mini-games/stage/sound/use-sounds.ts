// Lets a game be heard and felt, where its player wants that; how comes in a chunk of its own.
import { useEffect } from 'react';
import type { MiniGame } from '#app/mini-games/contract.ts';
import type { Shell } from '#app/mini-games/session/shell.ts';
import { useEffects } from '#app/mini-games/stage/use-effects.ts';
import { useSnapshot } from '#app/mini-games/stage/use-snapshot.ts';
import { SOUND, VIBRATION } from './preferences.ts';

export function useSounds(game: MiniGame, shell: Shell): void {
  const { preferences } = useSnapshot(shell, 'preferences');
  const isHeard = preferences[SOUND.id] === true;
  const isFelt = preferences[VIBRATION.id] === true;

  // The first sound is not late.
  useEffect(() => {
    if (isHeard || isFelt) import('./senses.ts').catch(() => {});
  }, [isHeard, isFelt]);

  useEffects(shell, (effect) => {
    if (!(isHeard || isFelt) || document.visibilityState !== 'visible') return;
    // Without it the game says everything in other ways, too.
    import('./senses.ts').then(({ sense }) => sense(game, effect, { isHeard, isFelt })).catch(() => {});
  });
}
