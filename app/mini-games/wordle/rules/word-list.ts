// The words of Wordle: what can be the answer, and what can be tried.

export const ANSWERS = ['REACT', 'UNITY', 'GAMES', 'PIXEL', 'LEVEL', 'SCORE'] as const;

export const WORD_LENGTH = 5;

/** Words with letters of all kinds, for players who only want to find out. */
export const PROBES = ['CRANE', 'SLOTH', 'MEDAL', 'PUNCH', 'FUZZY', 'TEPEE', 'XYLYL', 'RECUR', 'VIXEN'] as const;

/** Whether a text is exactly five letters from A to Z, small or capital. */
export function isWord(text: string): boolean {
  return /^[A-Za-z]{5}$/.test(text);
}
