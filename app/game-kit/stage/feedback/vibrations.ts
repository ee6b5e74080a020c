// Vibration patterns by cue, in ms (on, off, on …). Cues that are not listed do not vibrate.
import type { Cue } from '#app/game-kit/lib/sound-cues.ts';

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
