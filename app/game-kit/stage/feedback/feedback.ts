// Plays the sounds and vibrations of an effect.
import type { MiniGame } from '#app/game-kit/contract.ts';
import type { Effect } from '#app/game-kit/session/session.ts';
import { getEffectSounds } from './event-sounds.ts';
import { VIBRATIONS } from './vibrations.ts';

/** Browsers block audio and vibration before the first user interaction. */
function hasInteracted(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true;
}

export async function giveFeedback(
  game: MiniGame,
  effect: Effect,
  enabled: { readonly isSoundOn: boolean; readonly isVibrationOn: boolean },
): Promise<void> {
  const sounds = getEffectSounds(game, effect);
  if (sounds.length === 0 || !hasInteracted()) return;
  const vibrations = sounds.flatMap(({ cue }) => VIBRATIONS[cue] ?? []);
  if (enabled.isVibrationOn && vibrations.length > 0) navigator.vibrate?.(vibrations);
  if (!enabled.isSoundOn) return;
  // Import only after an interaction: the module creates an AudioContext when it is evaluated.
  const { playSound } = await import('./synthesizer.ts');
  for (const { cue, semitones } of sounds) playSound(cue, semitones);
}
