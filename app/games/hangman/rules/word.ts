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

/** Cache by word: the same word is split again after every guess. */
const slotCache = new Map<string, readonly Slot[]>();

/** The word with all letters closed; accented letters are opened by their base letter. */
function getClosedSlots(word: string): readonly Slot[] {
  let slots = slotCache.get(word);
  if (slots === undefined) {
    slots = [...word.normalize('NFC')].map((character, place) => {
      const letter = parseLetter(character.normalize('NFD').replaceAll(/\p{M}/gu, ''));
      return { place, character, letter, isOpen: letter === null };
    });
    slotCache.set(word, slots);
  }
  return slots;
}

export function getSlots(word: string, tried: readonly string[]): Slot[] {
  return getClosedSlots(word).map((slot) => ({ ...slot, isOpen: slot.letter === null || tried.includes(slot.letter) }));
}

export function isSolved(word: string, tried: readonly string[]): boolean {
  return getClosedSlots(word).every(({ letter }) => letter === null || tried.includes(letter));
}

/** The wrong letters, in the order of the guesses. */
export function findMisses(word: string, tried: readonly string[]): string[] {
  const slots = getClosedSlots(word);
  return tried.filter((letter) => !slots.some((slot) => slot.letter === letter));
}

/** The letters that are still missing, each once, in the order of the word. */
export function findClosedLetters(word: string, tried: readonly string[]): string[] {
  const letters = getClosedSlots(word).flatMap(({ letter }) => (letter === null || tried.includes(letter) ? [] : letter));
  return [...new Set(letters)];
}
