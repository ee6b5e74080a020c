// Lets a game be heard and felt, where its player wants that.
import { useEffect } from 'react';
import type { MiniGame } from '#app/mini-games/contract.ts';
import type { Shell } from '#app/mini-games/session/shell.ts';
import { useEffects } from '#app/mini-games/stage/use-effects.ts';
import { useSnapshot } from '#app/mini-games/stage/use-snapshot.ts';
import { SOUND, VIBRATION } from './preferences.ts';
import { soundingsOf, type Heard } from './soundings.ts';
import { VIBRATIONS } from './vibrations.ts';

/** A browser lets nothing be heard or felt before the visitor has touched the page. */
function hasTouched(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true;
}

async function letHear(heard: readonly Heard[]): Promise<void> {
  try {
    const { sound } = await import('./synthesizer.ts');
    for (const { cue, semitones } of heard) sound(cue, semitones);
  } catch {
    // No synthesizer came, or the browser has none: the game says everything in other ways, too.
  }
}

export function useSounds(game: MiniGame, shell: Shell): void {
  const { preferences } = useSnapshot(shell, 'preferences');
  const isHeard = preferences[SOUND.id] ?? false;
  const isFelt = preferences[VIBRATION.id] ?? false;

  // The first sound is not late.
  useEffect(() => {
    if (isHeard && hasTouched()) void letHear([]);
  }, [isHeard]);

  useEffects(shell, (effect) => {
    if (!(isHeard || isFelt) || document.visibilityState !== 'visible' || !hasTouched()) return;
    const heard = soundingsOf(game, effect);
    if (heard.length === 0) return;
    if (isHeard) void letHear(heard);
    const felt = isFelt ? heard.flatMap(({ cue }) => VIBRATIONS[cue] ?? []) : [];
    if (felt.length > 0) navigator.vibrate?.(felt);
  });
}
