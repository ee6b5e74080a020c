// Carries out what is heard and felt.
import type { MiniGame } from '#app/game-kit/contract.ts';
import type { Effect } from '#app/game-kit/session/session.ts';
import { getEffectSounds } from './event-sounds.ts';
import { VIBRATIONS } from './vibrations.ts';

/** A browser lets nothing be heard or felt before the visitor has touched the page. */
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
  // It makes an audio context at once, for which the browser wants a touch.
  const { playSound } = await import('./synthesizer.ts');
  for (const { cue, semitones } of sounds) playSound(cue, semitones);
}
