// The word: open letters, an underscore for each closed one, and at the end the letters that were missed.
import { useState } from 'react';
import type { HangmanEvent } from '#app/games/hangman/rules/rules.ts';
import { getSlots, type Slot } from '#app/games/hangman/rules/word.ts';
import styles from './view.module.css';

export interface WordSlotsProps {
  readonly word: string;
  readonly tried: readonly string[];
  readonly isOver: boolean;
  /** What has just happened; null when nothing has, as after a restore. */
  readonly latest: HangmanEvent | null;
}

/** What a listener hears of a slot. */
function describeSlot({ character, letter, isOpen }: Slot, isOver: boolean): string {
  if (letter === null) return { ' ': 'space', '-': 'hyphen' }[character] ?? 'apostrophe';
  if (isOpen) return character;
  return isOver ? `${character} missed` : 'blank';
}

/** A letter that has been found; it is put in to the end, also when the next letter comes meanwhile. */
function OpenSlot({ character, isFresh }: { character: string; isFresh: boolean }) {
  const [isAnimated] = useState(isFresh);
  return (
    <span className={styles.slot} data-look="open" data-fresh={isAnimated || undefined}>
      {character}
    </span>
  );
}

export function WordSlots({ word, tried, isOver, latest }: WordSlotsProps) {
  const slots = getSlots(word, tried);
  return (
    <div role="img" aria-label={slots.map((slot) => describeSlot(slot, isOver)).join(' ')} className={styles.word}>
      {slots.map(({ place, character, letter, isOpen }) =>
        letter !== null && isOpen ? (
          <OpenSlot key={place} character={character} isFresh={latest?.letter === letter} />
        ) : (
          <span key={place} className={styles.slot} data-look={letter === null ? 'given' : isOver ? 'missed' : 'closed'}>
            {isOpen || isOver ? character : '_'}
          </span>
        ),
      )}
    </div>
  );
}
