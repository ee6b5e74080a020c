// Carries out what is heard and felt.
import type { MiniGame } from '#app/game-kit/contract.ts';
import type { Effect } from '#app/game-kit/session/session.ts';
import { soundingsOf } from './event-sounds.ts';
import { VIBRATIONS } from './vibrations.ts';

/** A browser lets nothing be heard or felt before the visitor has touched the page. */
function hasTouched(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true;
}

export async function sense(
  game: MiniGame,
  effect: Effect,
  wanted: { readonly isHeard: boolean; readonly isFelt: boolean },
): Promise<void> {
  const heard = soundingsOf(game, effect);
  if (heard.length === 0 || !hasTouched()) return;
  const felt = heard.flatMap(({ cue }) => VIBRATIONS[cue] ?? []);
  if (wanted.isFelt && felt.length > 0) navigator.vibrate?.(felt);
  if (!wanted.isHeard) return;
  // It makes an audio context at once, for which the browser wants a touch.
  const { sound } = await import('./synthesizer.ts');
  for (const { cue, semitones } of heard) sound(cue, semitones);
}
