// What can be heard in the games, and felt on a device that vibrates.

export const CUES = ['place', 'flip', 'merge', 'reveal', 'flag', 'card', 'drop', 'line', 'level', 'right', 'wrong', 'lose', 'win'] as const;
export type Cue = (typeof CUES)[number];

/** A cue, perhaps some semitones higher. */
export type SoundCue = Cue | { readonly cue: Cue; readonly semitones: number };
