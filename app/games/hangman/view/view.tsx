// View of Hangman: the picture, the word and the letter keyboard.
import { useKeys } from '#app/game-kit/board.ts';
import type { ViewProps } from '#app/game-kit/contract.ts';
import { hasOtherLetter } from '#app/game-kit/lib/key-events.ts';
import { LetterKeyboard, type LetterKey, useLetterNotice } from '#app/game-kit/input/letter-keyboard.tsx';
import { Controls, Field } from '#app/game-kit/slots.tsx';
import { LIVES, rules, countWrongGuesses, type HangmanEvent, type HangmanMove, type HangmanState } from '#app/games/hangman/rules/rules.ts';
import { findMisses, parseLetter } from '#app/games/hangman/rules/word.ts';
import { Picture } from './picture.tsx';
import { WordSlots } from './word-slots.tsx';
import tray from '#app/game-kit/input/tray.module.css';
import styles from './view.module.css';

function getLetterKey({ word, tried }: HangmanState, letter: string, isOver: boolean): LetterKey {
  if (!tried.includes(letter)) return { name: letter, tone: null, isDisabled: isOver };
  return findMisses(word, [letter]).length === 0
    ? { name: `${letter}, in the word`, tone: 'correct', isDisabled: true }
    : { name: `${letter}, not in the word`, tone: 'absent', isDisabled: true };
}

export function View({ state, events, play, refuse }: ViewProps<HangmanState, HangmanMove, HangmanEvent>) {
  const result = rules.outcome(state)?.result ?? null;
  const isOver = result !== null;
  const wrong = countWrongGuesses(state);
  const latest = events.at(-1) ?? null;

  const noteLetter = useLetterNotice(refuse);

  function guess(letter: string): void {
    if (!isOver) play({ type: 'guess', letter });
  }

  useKeys((event) => {
    const letter = parseLetter(event.key);
    if (letter === null && !hasOtherLetter(event.key)) return;
    if (!isOver) noteLetter(letter === null);
    if (letter === null) return;
    event.preventDefault();
    if (!event.repeat) guess(letter);
  });

  return (
    <div role="group" aria-label="Board" className={styles.game} tabIndex={-1} data-play>
      <Field>
        <div className={`${tray.tray} ${styles.tray}`}>
          <Picture result={result} wrong={wrong} latest={latest} />
          <p className="visually-hidden">{`Wrong guesses: ${wrong} of ${LIVES}`}</p>
          <WordSlots word={state.word} tried={state.tried} isOver={isOver} latest={latest} />
        </div>
      </Field>
      <Controls>
        <LetterKeyboard getKey={(letter) => getLetterKey(state, letter, isOver)} onLetter={guess} />
      </Controls>
    </div>
  );
}
