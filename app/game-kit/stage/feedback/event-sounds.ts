// Maps effects to sounds: the game's table for its events, and a shared table for the end of a game.
import type { MiniGame } from '#app/game-kit/contract.ts';
import type { Cue, SoundCue } from '#app/game-kit/lib/sound-cues.ts';
import type { GameEvent, Result } from '#app/game-kit/rules.ts';
import type { Effect } from '#app/game-kit/session/session.ts';

const END_CUES: Readonly<Record<Result, Cue>> = { won: 'win', lost: 'lose', over: 'lose', draw: 'flag' };

export interface PlayedSound {
  readonly cue: Cue;
  readonly semitones: number;
}

function toPlayedSound(cue: SoundCue): PlayedSound {
  return typeof cue === 'string' ? { cue, semitones: 0 } : cue;
}

function findEventSound(sounds: NonNullable<MiniGame['sounds']>, event: GameEvent): SoundCue | null {
  const sound = sounds[event.type];
  return (typeof sound === 'function' ? sound(event) : sound) ?? null;
}

/** The sounds of an effect in order, each cue once with its highest pitch: a move that merges four pairs plays one sound. */
export function getEffectSounds({ sounds = {} }: MiniGame, effect: Effect): readonly PlayedSound[] {
  if (effect.type === 'ended') return [toPlayedSound(END_CUES[effect.result])];
  if (effect.type !== 'events') return [];
  const all = effect.events.map((event) => findEventSound(sounds, event)).filter((cue) => cue !== null);
  const highest = new Map<Cue, PlayedSound>();
  for (const sound of all.map(toPlayedSound)) {
    const previous = highest.get(sound.cue);
    if (!previous || previous.semitones < sound.semitones) highest.set(sound.cue, sound);
  }
  return [...highest.values()];
}
