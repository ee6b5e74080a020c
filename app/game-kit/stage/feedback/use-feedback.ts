// Lets a game be heard and felt, where its player wants that; how comes in a chunk of its own.
import { useEffect } from 'react';
import type { MiniGame } from '#app/game-kit/contract.ts';
import type { GameStore } from '#app/game-kit/session/game-store.ts';
import { useEffects } from '#app/game-kit/stage/hooks/use-effects.ts';
import { useSnapshot } from '#app/game-kit/stage/hooks/use-snapshot.ts';
import { SOUND, VIBRATION } from './feedback-options.ts';

export function useFeedback(game: MiniGame, store: GameStore): void {
  const { preferences } = useSnapshot(store, 'preferences');
  const isSoundOn = preferences[SOUND.id] === true;
  const isVibrationOn = preferences[VIBRATION.id] === true;

  // The first sound is not late.
  useEffect(() => {
    if (isSoundOn || isVibrationOn) import('./feedback.ts').catch(() => {});
  }, [isSoundOn, isVibrationOn]);

  useEffects(store, (effect) => {
    if (!(isSoundOn || isVibrationOn) || document.visibilityState !== 'visible') return;
    // Without it the game says everything in other ways, too.
    import('./feedback.ts').then(({ giveFeedback }) => giveFeedback(game, effect, { isSoundOn, isVibrationOn })).catch(() => {});
  });
}
