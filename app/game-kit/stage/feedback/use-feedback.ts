// Plays sound and vibration for the effects of a game if the player has turned them on. The implementation is loaded on demand.
import type { Preference } from '#app/game-kit/contract.ts';
import { useEffect } from 'react';
import { useEffects, useSnapshot, useStage } from '#app/game-kit/stage-context.ts';

/** Phones that can also vibrate with it. */
export const SOUND: Preference = { id: 'sound', label: 'Sound' };

export const useIsSoundOn = () => useSnapshot(({ preferences }) => preferences[SOUND.id] === true);

export function useFeedback(): void {
  const { game } = useStage();
  const isOn = useIsSoundOn();

  // Preload, so that the first sound plays without delay.
  useEffect(() => {
    if (isOn) import('./feedback.ts').then(({ prepareSounds }) => prepareSounds()).catch(() => {});
  }, [isOn]);

  useEffects((effect) => {
    if (!isOn || document.visibilityState !== 'visible') return;
    const askedAt = performance.now();
    // If the chunk fails to load, go on without it: no information is conveyed by sound alone.
    import('./feedback.ts').then(({ giveFeedback }) => giveFeedback(game, effect, askedAt)).catch(() => {});
  });
}
