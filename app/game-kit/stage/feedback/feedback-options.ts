// Two choices that count for all games: whether they are heard, and whether they are felt. Both are off until the player turns them on.
import type { Preference } from '#app/game-kit/contract.ts';

export const SOUND: Preference = { id: 'sound', label: 'Sound' };
export const VIBRATION: Preference = { id: 'vibration', label: 'Vibration' };

/** What this browser can do of both. */
export function getFeedbackOptions(): readonly Preference[] {
  return 'vibrate' in navigator ? [SOUND, VIBRATION] : [SOUND];
}
