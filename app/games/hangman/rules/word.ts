// A word of Hangman, character by character: which letter opens it, and whether it is open.

/** The letters that can be guessed. */
export const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** One character of the word as the player sees it. */
export interface Slot {
  readonly place: number; // counted from 0
  readonly character: string;
  /** The letter from A to Z that opens it; null for a space, a hyphen or an apostrophe, which stand open from the start. */
  readonly letter: string | null;
  readonly isOpen: boolean;
}

/** The capital of a text that is one letter from A to Z, small or capital; null for any other text. */
export function parseLetter(text: string): string | null {
  return /^[A-Za-z]$/.test(text) ? text.toUpperCase() : null;
}

/** Words that were read before: the same ones are looked at after every guess. */
const slotCache = new Map<string, readonly Slot[]>();

/** The word with all its letters closed; an accent changes nothing about the letter. */
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

/** How many characters of the word a letter opens. */
export function countOccurrences(word: string, letter: string): number {
  return getClosedSlots(word).filter((slot) => slot.letter === letter).length;
}

export function isSolved(word: string, tried: readonly string[]): boolean {
  return getClosedSlots(word).every(({ letter }) => letter === null || tried.includes(letter));
}

/** The tried letters that the word does not have, in the order in which they were tried. */
export function findMisses(word: string, tried: readonly string[]): string[] {
  const slots = getClosedSlots(word);
  return tried.filter((letter) => !slots.some((slot) => slot.letter === letter));
}

/** The letters that are still missing, each one once, in the order of the word. */
export function findClosedLetters(word: string, tried: readonly string[]): string[] {
  const letters = getClosedSlots(word).flatMap(({ letter }) => (letter === null || tried.includes(letter) ? [] : letter));
  return [...new Set(letters)];
}
