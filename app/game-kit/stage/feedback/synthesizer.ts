// Makes the cues heard. A chunk of its own, which comes with the first sound that is wanted.
import { ZZFX } from 'zzfx';
import type { Cue } from '#app/game-kit/lib/sound-cues.ts';
import { SOUND_PRESETS } from './sound-presets.ts';

const SEMITONES = 12; // an octave, which doubles the frequency

/** Each cue is computed once. */
const samples = new Map<Cue, number[]>();

function getSamples(cue: Cue): number[] {
  const made = samples.get(cue) ?? ZZFX.buildSamples(...SOUND_PRESETS[cue]);
  samples.set(cue, made);
  return made;
}

export function playSound(cue: Cue, semitones: number): void {
  // A browser starts a context asleep, and a phone puts it to sleep.
  if (ZZFX.audioContext.state !== 'running') void ZZFX.audioContext.resume();
  ZZFX.playSamples([getSamples(cue)], 1, 2 ** (semitones / SEMITONES));
}
