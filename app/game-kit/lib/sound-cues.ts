// Names of the sound and vibration cues that games can play.

export type Cue = 'place' | 'flip' | 'merge' | 'reveal' | 'flag' | 'card' | 'drop' | 'line' | 'level' | 'right' | 'wrong' | 'lose' | 'win';

/** A cue, optionally transposed up by some semitones. */
export type SoundCue = Cue | { readonly cue: Cue; readonly semitones: number };
