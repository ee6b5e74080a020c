// Plays sound and vibration for the effects of a game if the player has enabled them. The implementation is loaded on demand.
import type { Preference } from '#app/game-kit/contract.ts';
import { useEffect } from 'react';
import { useEffects, useSnapshot, useStage } from '#app/game-kit/stage/stage-context.ts';

export const SOUND: Preference = { id: 'sound', label: 'Sound' };
const VIBRATION: Preference = { id: 'vibration', label: 'Vibration' };

/** The options that this browser supports. */
export function getFeedbackOptions(): readonly Preference[] {
  return 'vibrate' in navigator ? [SOUND, VIBRATION] : [SOUND];
}

export function useFeedback(): void {
  const { game } = useStage();
  const preferences = useSnapshot((snapshot) => snapshot.preferences);
  const isSoundOn = preferences[SOUND.id] === true;
  const isVibrationOn = preferences[VIBRATION.id] === true;

  // Preload, so that the first sound plays without delay.
  useEffect(() => {
    if (isSoundOn || isVibrationOn)
      import('./feedback.ts').then(({ prepareSounds }) => (isSoundOn ? prepareSounds() : undefined)).catch(() => {});
  }, [isSoundOn, isVibrationOn]);

  useEffects((effect) => {
    if (!(isSoundOn || isVibrationOn) || document.visibilityState !== 'visible') return;
    const askedAt = performance.now();
    // If the chunk fails to load, go on without it: no information is conveyed by sound alone.
    import('./feedback.ts').then(({ giveFeedback }) => giveFeedback(game, effect, { isSoundOn, isVibrationOn }, askedAt)).catch(() => {});
  });
}
