// Names of the sound and vibration cues that games can play.

export const CUES = ['place', 'flip', 'merge', 'reveal', 'flag', 'card', 'drop', 'line', 'level', 'right', 'wrong', 'lose', 'win'] as const;
export type Cue = (typeof CUES)[number];

/** A cue, optionally transposed up by some semitones. */
export type SoundCue = Cue | { readonly cue: Cue; readonly semitones: number };
