// The word: open letters, an underscore for each closed one, and after a loss the missed letters.
import { useState } from 'react';
import type { HangmanEvent, HangmanState } from '#app/games/hangman/rules/rules.ts';
import { getSlots } from '#app/games/hangman/rules/word.ts';
import { describeWord } from '#app/games/hangman/text.ts';
import styles from './word-slots.module.css';

interface WordSlotsProps extends Pick<HangmanState, 'word' | 'tried'> {
  readonly isOver: boolean;
  /** The latest event; null if there is none, as after a restore. */
  readonly latest: HangmanEvent | null;
}

/** An open letter. `isFresh` is read once on mount, so that the next guess does not interrupt the animation. */
function OpenSlot({ character, isFresh }: { character: string; isFresh: boolean }) {
  const [isAnimated] = useState(isFresh);
  return (
    <span className={`edge ${styles.slot}`} data-state="open" data-fresh={isAnimated || undefined}>
      {character}
    </span>
  );
}

export function WordSlots({ word, tried, isOver, latest }: WordSlotsProps) {
  const slots = getSlots(word, tried);
  return (
    <div role="img" aria-label={describeWord(slots, isOver)} translate="no" className={styles.word}>
      {slots.map(({ place, character, letter, isOpen }) =>
        letter !== null && isOpen ? (
          <OpenSlot key={place} character={character} isFresh={latest?.letter === letter} />
        ) : (
          <span key={place} className={`edge ${styles.slot}`} data-state={letter === null ? 'given' : isOver ? 'missed' : 'closed'}>
            {isOpen || isOver ? character : '_'}
          </span>
        ),
      )}
    </div>
  );
}
