// What is heard and felt of an effect: the game's own table for its events, and one for all games at the end.
import type { MiniGame } from '#app/game-kit/contract.ts';
import type { Cue, Sounding } from '#app/game-kit/lib/sound-cues.ts';
import type { GameEvent, Result } from '#app/game-kit/rules.ts';
import type { Effect } from '#app/game-kit/session/session.ts';

const ENDINGS: Readonly<Record<Result, Cue>> = { won: 'win', lost: 'lose', over: 'lose', draw: 'flag' };

export interface Heard {
  readonly cue: Cue;
  readonly semitones: number;
}

function heard(sounding: Sounding): Heard {
  return typeof sounding === 'string' ? { cue: sounding, semitones: 0 } : sounding;
}

function ofEvent(sounds: NonNullable<MiniGame['sounds']>, event: GameEvent): Sounding | null {
  const line = sounds[event.type];
  return (typeof line === 'function' ? line(event) : line) ?? null;
}

/** In the order in which things happened, each cue once: a move that merges four pairs is one sound, the highest. */
export function soundingsOf({ sounds = {} }: MiniGame, effect: Effect): readonly Heard[] {
  if (effect.type === 'ended') return [heard(ENDINGS[effect.result])];
  if (effect.type !== 'happened') return [];
  const all = effect.events.map((event) => ofEvent(sounds, event)).filter((sounding) => sounding !== null);
  const loudest = new Map<Cue, Heard>();
  for (const one of all.map(heard)) {
    const other = loudest.get(one.cue);
    if (!other || other.semitones < one.semitones) loudest.set(one.cue, one);
  }
  return [...loudest.values()];
}
