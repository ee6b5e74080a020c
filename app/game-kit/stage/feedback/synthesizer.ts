// Plays cues with ZzFX. A separate chunk, loaded with the first sound.
import { ZZFX } from 'zzfx';
import type { Cue } from '#app/game-kit/lib/sound-cues.ts';

/**
 * In this order: volume, randomness, frequency in Hz, attack, sustain and release in seconds, shape (0 sine, 1 triangle, 2 sawtooth,
 * 3 tangent, 4 noise), shape curve, slide, delta slide, pitch jump in Hz, pitch jump time in seconds, repeat time, noise, modulation, bit crush,
 * delay, sustain volume, decay.
 */
type ZzfxSettings = readonly (number | undefined)[];

const _ = undefined; // use the default of ZzFX

const SOUND_PRESETS: Readonly<Record<Cue, ZzfxSettings>> = {
  place: [0.7, 0, 330, 0, 0.01, 0.06, 1, 1.6, -6],
  flip: [0.5, 0, 520, 0, 0.01, 0.05, 1, 2, 10],
  merge: [0.8, 0, 262, 0.005, 0.04, 0.14, 0, 1, _, _, 131, 0.05],
  reveal: [0.6, 0, 440, 0.005, 0.02, 0.09, 1, 1.4, 4],
  flag: [0.6, 0, 660, 0, 0.03, 0.05, 1, 1.2],
  card: [0.35, 0.02, 900, 0, 0.005, 0.04, 4, 0.6, -20],
  drop: [0.9, 0, 150, 0, 0.02, 0.12, 1, 0.8, -4],
  line: [0.8, 0, 392, 0.01, 0.08, 0.2, 0, 1, _, _, 196, 0.07],
  level: [0.8, 0, 523, 0.01, 0.12, 0.25, 0, 1, _, _, 131, 0.06, 0.12],
  right: [0.7, 0, 587, 0.005, 0.05, 0.14, 0, 1, _, _, 197, 0.06],
  wrong: [0.7, 0, 196, 0.01, 0.06, 0.14, 1, 1, -2],
  lose: [0.8, 0, 262, 0.02, 0.12, 0.4, 0, 1, -1.5, _, -65, 0.14],
  win: [0.9, 0, 523, 0.02, 0.2, 0.45, 0, 1, _, _, 262, 0.1, 0.1],
};

const SEMITONES = 12; // per octave

/** Computed samples by cue. */
const samples = new Map<Cue, number[]>();

function getSamples(cue: Cue): number[] {
  const made = samples.get(cue) ?? ZZFX.buildSamples(...SOUND_PRESETS[cue]);
  samples.set(cue, made);
  return made;
}

/** A later sound is noise: it no longer belongs to what is seen. Waking the audio takes less. */
const MAX_DELAY_MS = 500;

/**
 * Plays a cue now or never. During a call or on the lock screen the audio is suspended, and sounds that waited for it would burst out at once.
 * `askedAt` is a time of `performance.now()`.
 */
export async function playSound(cue: Cue, semitones: number, askedAt: number): Promise<void> {
  const { audioContext } = ZZFX;
  // Browsers create the context suspended, and phones suspend it again. A refusal leaves it suspended.
  if (audioContext.state !== 'running') await audioContext.resume().catch(() => {});
  if (audioContext.state !== 'running' || performance.now() - askedAt > MAX_DELAY_MS) return;
  ZZFX.playSamples([getSamples(cue)], 1, 2 ** (semitones / SEMITONES));
}
