// Wordle as it is played: the board, and a keyboard that shows what is known of each letter.
import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import type { ViewProps } from '#app/mini-games/contract.ts';
import { isPlainKey } from '#app/mini-games/input/keys.ts';
import { LetterKeyboard, QWERTY } from '#app/mini-games/input/letter-keyboard.tsx';
import { Board } from './board.tsx';
import { HIGH_CONTRAST, refusal, status, type WordleMove, type WordleState } from '#app/mini-games/wordle/rules/rules.ts';
import { knownLetters } from '#app/mini-games/wordle/rules/marks.ts';
import { WORD_LENGTH } from '#app/mini-games/wordle/rules/word-list.ts';
import styles from './view.module.css';

/** What fits into a row of what was typed or pasted. */
function asTyped(text: string): string {
  const letters = text.replaceAll(/\s/g, '').replaceAll(/[a-z]/g, (letter) => letter.toUpperCase());
  return [...letters].slice(0, WORD_LENGTH).join('');
}

export function View({ state, isPaused, preferences, play }: ViewProps<WordleState, WordleMove>) {
  const [typed, setTyped] = useState('');
  const [isShaking, setShaking] = useState(false);
  const textBox = useRef<HTMLInputElement>(null);
  const isPlaying = status(state) === 'playing';
  const known = knownLetters(state.answer, state.guesses);

  function add(letter: string): void {
    if (isPlaying) setTyped((before) => asTyped(before + letter));
  }

  function erase(): void {
    setTyped((before) => [...before].slice(0, -1).join(''));
  }

  function submit(): void {
    if (!isPlaying || isPaused) return;
    const move = { type: 'guess', word: typed } as const;
    const isRefused = refusal(state, move) !== null;
    play(move);
    setShaking(isRefused);
    if (!isRefused) setTyped('');
  }

  function submitByButton(event: FormEvent): void {
    event.preventDefault();
    submit();
  }

  /** Wherever the focus is in the game: letters are typed, and Enter submits instead of pressing the key that has the focus. */
  function handleKey(event: KeyboardEvent): void {
    if (!isPlainKey(event) || event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (!event.repeat) submit();
    } else if (event.target !== textBox.current && (event.key === 'Backspace' || /^[a-z]$/i.test(event.key))) {
      event.preventDefault();
      if (event.key === 'Backspace') erase();
      else add(event.key);
    }
  }

  function relax(): void {
    play({ type: 'relax' });
    textBox.current?.focus(); // the button goes away
  }

  return (
    <form
      className={styles.game}
      data-contrast={preferences[HIGH_CONTRAST] ? 'high' : undefined}
      tabIndex={-1}
      onKeyDown={handleKey}
      onSubmit={submitByButton}
    >
      <Board
        state={state}
        typed={typed}
        isShaking={isShaking}
        textBox={textBox}
        onType={(text) => isPlaying && setTyped(asTyped(text))}
        onShaken={() => setShaking(false)}
      />
      <LetterKeyboard
        rows={QWERTY}
        keyOf={(letter) => {
          const tone = known.get(letter) ?? null;
          return { name: tone === null ? letter : `${letter}, ${tone}`, tone, isDisabled: !isPlaying };
        }}
        onLetter={add}
        onBackspace={erase}
        submitLabel="Guess"
      />
      {state.isHard && isPlaying && (
        <button
          type="button"
          className={styles.relax}
          onClick={relax}
          onKeyDown={(event) => event.key === 'Enter' && event.stopPropagation()}
        >
          Leave hard mode
        </button>
      )}
    </form>
  );
}
