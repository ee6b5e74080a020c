// Plays the sounds and vibrations of an effect.
import type { Cue, SoundCue } from '#app/game-kit/lib/sound-cues.ts';
import type { GameEvent, Result } from '#app/game-kit/rules.ts';
import type { MiniGame } from '#app/game-kit/contract.ts';
import type { Effect } from '#app/game-kit/session/session.ts';

/** Vibration patterns by cue, in ms (on, off, on …). Cues that are not listed do not vibrate. */
export const VIBRATIONS: Readonly<Partial<Record<Cue, number | number[]>>> = {
  merge: 12,
  flag: 20,
  drop: 25,
  line: [20, 30, 20],
  level: [20, 30, 20, 30, 40],
  right: 12,
  wrong: [30, 40, 30],
  lose: 120,
  win: [30, 40, 30, 40, 80],
};

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

/** Browsers block audio and vibration before the first user interaction. */
function hasInteracted(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true;
}

/** `askedAt` is when the effect happened, by `performance.now()`. */
export async function giveFeedback(game: MiniGame, effect: Effect, askedAt: number): Promise<void> {
  const sounds = getEffectSounds(game, effect);
  if (sounds.length === 0 || !hasInteracted()) return;
  const vibrations = sounds.flatMap(({ cue }) => VIBRATIONS[cue] ?? []);
  if (vibrations.length > 0) navigator.vibrate?.(vibrations);
  await playSounds(sounds, askedAt);
}

/** Loads what plays sounds, so that the first one is not late. */
export async function prepareSounds(): Promise<void> {
  if (hasInteracted()) await import('./synthesizer.ts');
}

async function playSounds(sounds: readonly PlayedSound[], askedAt: number): Promise<void> {
  // Import only after an interaction: the module creates an AudioContext when it is evaluated.
  const { playSound } = await import('./synthesizer.ts');
  await Promise.all(sounds.map(({ cue, semitones }) => playSound(cue, semitones, askedAt)));
}

/** Plays a cue outside of the games, asked for at this time of `performance.now()`. The caller knows that sound is on. */
export async function playCue(cue: Cue, askedAt: number): Promise<void> {
  if (hasInteracted()) await playSounds([{ cue, semitones: 0 }], askedAt);
}
