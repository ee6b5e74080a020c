// The rules of Wordle: six guesses at a word of five letters.
import type { Outcome, Played, Rules } from '#app/mini-games/rules.ts';
import { pick } from '#app/mini-games/lib/rng.ts';
import { hardModeRefusal } from './hard-mode.ts';
import { marksOf, type Mark } from './marks.ts';
import { ANSWERS, isWord, WORD_LENGTH } from './word-list.ts';

export const TRIES = 6;

export interface WordleOptions {
  readonly isHard: boolean;
}

export interface WordleState extends WordleOptions {
  readonly answer: string; // in capitals
  readonly guesses: readonly string[]; // in capitals, the first one first
}

/** `relax` leaves hard mode for the rest of the game. */
export type WordleMove = { readonly type: 'guess'; readonly word: string } | { readonly type: 'relax' };

export type WordleEvent =
  { readonly type: 'guessed'; readonly word: string; readonly marks: readonly Mark[] } | { readonly type: 'relaxed' };

function outcome({ answer, guesses }: WordleState): Outcome | null {
  if (guesses.at(-1) === answer) return { result: 'won', id: `guesses-${guesses.length}` };
  return guesses.length === TRIES ? { result: 'lost', id: 'missed' } : null;
}

function guessed(state: WordleState, text: string): Played<WordleState, WordleEvent> {
  if (!isWord(text))
    return { refused: [...text].length === WORD_LENGTH ? 'Only the letters A to Z can be guessed.' : 'A guess has five letters.' };
  const { answer, guesses, isHard } = state;
  const word = text.toUpperCase();
  const refused = isHard ? hardModeRefusal(answer, guesses, word) : null;
  if (refused !== null) return { refused };
  return { state: { ...state, guesses: [...guesses, word] }, events: [{ type: 'guessed', word, marks: marksOf(answer, word) }] };
}

/** Any five letters can be guessed; the answer is one of six words. */
export const rules: Rules<WordleState, WordleMove, WordleEvent, WordleOptions> = {
  version: 1,
  variants: [
    { id: 'classic', label: 'Classic', pace: 'turns', options: { isHard: false } },
    { id: 'hard', label: 'Hard mode', pace: 'turns', options: { isHard: true } },
  ],
  /** Any answer but the one of the game before, which is carried as its place in the list. */
  start(options, seed, carried) {
    const [answer] = pick<string>(
      seed,
      ANSWERS.filter((_, index) => index !== carried),
    );
    return { isHard: options.isHard, answer, guesses: [] };
  },
  play(state, move) {
    if (outcome(state)) return { refused: 'This game is over.' };
    switch (move.type) {
      case 'guess':
        return guessed(state, move.word);
      case 'relax':
        if (!state.isHard) return { refused: 'This game is not in hard mode.' };
        return { state: { ...state, isHard: false }, events: [{ type: 'relaxed' }] };
      default:
        move satisfies never;
        return { refused: null };
    }
  },
  carry: ({ answer }) => (ANSWERS as readonly string[]).indexOf(answer),
  isSameGame: (one, other) => one.answer === other.answer,
  outcome,
};
