// Plays cues with ZzFX. A separate chunk, loaded with the first sound.
import { ZZFX } from 'zzfx';
import type { Cue } from '#app/game-kit/lib/sound-cues.ts';
import { SOUND_PRESETS } from './sound-presets.ts';

const SEMITONES = 12; // per octave

/** Computed samples by cue. */
const samples = new Map<Cue, number[]>();

function getSamples(cue: Cue): number[] {
  const made = samples.get(cue) ?? ZZFX.buildSamples(...SOUND_PRESETS[cue]);
  samples.set(cue, made);
  return made;
}

export function playSound(cue: Cue, semitones: number): void {
  // Browsers create the context suspended, and phones suspend it again.
  if (ZZFX.audioContext.state !== 'running') void ZZFX.audioContext.resume();
  ZZFX.playSamples([getSamples(cue)], 1, 2 ** (semitones / SEMITONES));
}
