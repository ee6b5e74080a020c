// The word: open letters, an underscore for each closed one, and at the end the letters that were missed.
import { slotsOf, type Slot } from '#app/mini-games/hangman/rules/word.ts';
import styles from './view.module.css';

export interface WordSlotsProps {
  readonly word: string;
  readonly tried: readonly string[];
  readonly isOver: boolean;
}

/** What a listener hears of a slot. */
function spoken({ character, letter, isOpen }: Slot, isOver: boolean): string {
  if (letter === null) return { ' ': 'space', '-': 'hyphen' }[character] ?? 'apostrophe';
  if (isOpen) return character;
  return isOver ? `${character} missed` : 'blank';
}

export function WordSlots({ word, tried, isOver }: WordSlotsProps) {
  const slots = slotsOf(word, tried);
  return (
    <div role="img" aria-label={slots.map((slot) => spoken(slot, isOver)).join(' ')} className={styles.word}>
      {slots.map(({ place, character, letter, isOpen }) => (
        <span key={place} className={styles.slot} data-look={letter === null ? 'given' : isOpen ? 'open' : isOver ? 'missed' : 'closed'}>
          {isOpen || isOver ? character : '_'}
        </span>
      ))}
    </div>
  );
}
