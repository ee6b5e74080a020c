// View of Wordle: the board and the letter keyboard.
import { useEffect, useState, useCallback, useRef, type CSSProperties, type FormEvent, type KeyboardEvent } from 'react';
import { useKeys } from '#app/game-kit/board.ts';
import { prefersReducedMotion } from '#app/components/ui/lib/browser-preferences.ts';
import { type WordleEvent, rules, type WordleMove, type WordleState } from '#app/games/wordle/rules/rules.ts';
import type { ViewProps } from '#app/game-kit/contract.ts';
import { hasOtherLetter } from '#app/game-kit/lib/key-events.ts';
import { LetterKeyboard, useLetterNotice } from '#app/game-kit/input/letter-keyboard.tsx';
import { Controls, Field } from '#app/game-kit/slots.tsx';
import { HIGH_CONTRAST, REVEAL_MS, STAGGER_MS, TURN_MS } from '#app/games/wordle/text.ts';
import { getKnownLetters } from '#app/games/wordle/rules/marks.ts';
import { WORD_LENGTH } from '#app/games/wordle/rules/word-list.ts';
import { Board } from './board.tsx';
import styles from './view.module.css';

/** The number of fully revealed guesses; all of them if none was just made, or under reduced motion. */
function useRevealed(guesses: number, events: readonly WordleEvent[]): number {
  const [revealed, setRevealed] = useState(guesses);

  useEffect(() => {
    const isTurning = events.some(({ type }) => type === 'guessed') && !prefersReducedMotion();
    if (!isTurning) {
      setRevealed(guesses);
      return;
    }
    const timer = setTimeout(() => setRevealed(guesses), REVEAL_MS);
    return () => clearTimeout(timer);
  }, [guesses, events]);

  return Math.min(revealed, guesses);
}

const REVEAL_STYLE = { '--turn': `${TURN_MS}ms`, '--stagger': `${STAGGER_MS}ms`, '--reveal': `${REVEAL_MS}ms` } as CSSProperties;

/** Normalizes typed or pasted text to at most five uppercase letters; those of other scripts are left out. */
function normalizeGuess(text: string): string {
  const letters = text.replaceAll(/\s|\p{M}|[^\P{L}A-Za-z]/gu, '').replaceAll(/[a-z]/g, (letter) => letter.toUpperCase());
  return [...letters].slice(0, WORD_LENGTH).join('');
}

export function View({ state, events, preferences, play, refuse }: ViewProps<WordleState, WordleMove, WordleEvent>) {
  const [typed, setTyped] = useState('');
  const [isShaking, setShaking] = useState(false);
  const textBox = useRef<HTMLInputElement>(null);
  const isPlaying = rules.outcome(state) === null;
  const revealed = useRevealed(state.guesses.length, events);
  const knownLetters = getKnownLetters(state.answer, state.guesses.slice(0, revealed));

  const stopShaking = useCallback(() => setShaking(false), []); // stable, for the memoized rows

  const noteLetter = useLetterNotice(refuse);

  function addLetter(letter: string): void {
    if (!isPlaying) return;
    noteLetter(hasOtherLetter(letter));
    setTyped((before) => normalizeGuess(before + letter));
  }

  /** Takes the text of the text box. While a letter is being composed the text stays as it is, because a change would end that. */
  function typeText(text: string, isComposing: boolean): void {
    if (!isPlaying) return;
    if (text !== '' && !isComposing) noteLetter(hasOtherLetter(text));
    setTyped(isComposing ? text : normalizeGuess(text));
  }

  function erase(): void {
    setTyped((before) => [...before].slice(0, -1).join(''));
  }

  function submit(): void {
    if (!isPlaying) return;
    const move = { type: 'guess', word: typed } as const;
    const isRefused = 'refused' in rules.play(state, move);
    play(move);
    setShaking(isRefused);
    if (!isRefused) setTyped('');
  }

  function submitByButton(event: FormEvent): void {
    event.preventDefault();
    submit();
  }

  /** Wherever the focus is: letters are typed and Enter submits; Enter and Space do not click the focused key. */
  useKeys((event) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      if (!event.repeat) submit();
    } else if (event.key === ' ') {
      event.preventDefault();
    } else if (event.target !== textBox.current && (event.key === 'Backspace' || /^[a-z]$/i.test(event.key) || hasOtherLetter(event.key))) {
      event.preventDefault();
      if (event.key === 'Backspace') erase();
      else addLetter(event.key);
    }
  });

  /** Some browsers click a button on keyup of Space even if keydown was canceled. */
  function ignoreSpace(event: KeyboardEvent): void {
    if (event.key === ' ' && (event.target as Element).matches('[data-key]')) event.preventDefault();
  }

  function relax(): void {
    play({ type: 'relax' });
    textBox.current?.focus(); // the pressed button disappears
  }

  return (
    <form
      className={styles.game}
      data-contrast={preferences[HIGH_CONTRAST.id] ? 'high' : undefined}
      style={REVEAL_STYLE}
      tabIndex={-1}
      onKeyUp={ignoreSpace}
      onSubmit={submitByButton}
    >
      <Field>
        <Board
          state={state}
          events={events}
          typed={typed}
          isShaking={isShaking}
          textBox={textBox}
          onType={typeText}
          onShakeEnd={stopShaking}
        />
      </Field>
      <Controls>
        <LetterKeyboard
          getKey={(letter) => {
            const tone = knownLetters.get(letter) ?? null;
            return { name: tone === null ? letter : `${letter}, ${tone}`, tone, isDisabled: !isPlaying };
          }}
          onLetter={addLetter}
          onBackspace={erase}
          submitLabel="Guess"
        />
        {state.isHard && isPlaying && (
          <button type="button" className={`rimmed ${styles.relax}`} onClick={relax}>
            Leave hard mode
          </button>
        )}
      </Controls>
    </form>
  );
}
