// The preferences for sound and vibration, shared by all games. Both are off by default.
import type { Preference } from '#app/game-kit/contract.ts';

export const SOUND: Preference = { id: 'sound', label: 'Sound' };
export const VIBRATION: Preference = { id: 'vibration', label: 'Vibration' };

/** The options that this browser supports. */
export function getFeedbackOptions(): readonly Preference[] {
  return 'vibrate' in navigator ? [SOUND, VIBRATION] : [SOUND];
}
