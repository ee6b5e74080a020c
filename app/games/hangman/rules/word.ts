// Splits a word into slots: each character with the letter that opens it, and whether it is open.

/** The letters that can be guessed. */
export const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** One character of the word as the player sees it. */
export interface Slot {
  readonly place: number; // index in the word
  readonly character: string;
  /** The letter from A to Z that opens it; null for spaces, hyphens and apostrophes, which are always open. */
  readonly letter: string | null;
  readonly isOpen: boolean;
}

/** The text in upper case if it is a single letter from A to Z; otherwise null. */
export function parseLetter(text: string): string | null {
  return /^[A-Za-z]$/.test(text) ? text.toUpperCase() : null;
}

/** The word as the player sees it; accented letters are opened by their base letter. */
export function getSlots(word: string, tried: readonly string[]): Slot[] {
  return [...word.normalize('NFC')].map((character, place) => {
    const letter = parseLetter(character.normalize('NFD').replaceAll(/\p{M}/gu, ''));
    return { place, character, letter, isOpen: letter === null || tried.includes(letter) };
  });
}

/** The wrong letters, in the order of the guesses. */
export function findMisses(word: string, tried: readonly string[]): string[] {
  const slots = getSlots(word, []);
  return tried.filter((letter) => !slots.some((slot) => slot.letter === letter));
}

/** The letters that are still missing, each once, in the order of the word. */
export function findClosedLetters(word: string, tried: readonly string[]): string[] {
  const letters = getSlots(word, tried).flatMap(({ letter, isOpen }) => (letter === null || isOpen ? [] : letter));
  return [...new Set(letters)];
}

export function isSolved(word: string, tried: readonly string[]): boolean {
  return findClosedLetters(word, tried).length === 0;
}
