// The rules of Wordle: six guesses at a word of five letters.
import type { Engine, Preferences } from '#app/mini-games/rules.ts';
import { pick } from '#app/mini-games/lib/rng.ts';
import { hardModeRefusal } from './hard-mode.ts';
import { isStillPossible, marksOf, type Mark } from './marks.ts';
import { ANSWERS, isWord, PROBES, WORD_LENGTH } from './word-list.ts';

export const TRIES = 6;

/** The preference that draws the marks in orange and blue instead of green and yellow. */
export const HIGH_CONTRAST = 'high-contrast';

export interface WordleOptions {
  readonly isHard: boolean;
}

export interface WordleState extends WordleOptions {
  readonly answer: string; // in capitals
  readonly guesses: readonly string[]; // in capitals, the first one first
}

/** `relax` leaves hard mode for the rest of the game. */
export type WordleMove = { readonly type: 'guess'; readonly word: string } | { readonly type: 'relax' };

const SQUARES: Readonly<Record<'plain' | 'contrast', Readonly<Record<Mark, string>>>> = {
  plain: { correct: '🟩', present: '🟨', absent: '⬛' },
  contrast: { correct: '🟧', present: '🟦', absent: '⬛' },
};

/** Any answer but the one of the game before, which is carried as its place in the list. */
function start(options: WordleOptions, seed: number, carried?: unknown): WordleState {
  const [answer] = pick<string>(
    seed,
    ANSWERS.filter((_, index) => index !== carried),
  );
  return { isHard: options.isHard, answer, guesses: [] };
}

export function status({ answer, guesses }: WordleState) {
  if (guesses.at(-1) === answer) return 'won';
  return guesses.length === TRIES ? 'lost' : 'playing';
}

/** Why a move would be refused, in words for the player; null when it would be played. */
export function refusal(state: WordleState, move: WordleMove): string | null {
  if (status(state) !== 'playing') return 'This game is over.';
  switch (move.type) {
    case 'relax':
      return state.isHard ? null : 'This game is not in hard mode.';
    case 'guess':
      if ([...move.word].length !== WORD_LENGTH) return 'A guess has five letters.';
      if (!isWord(move.word)) return 'Only the letters A to Z can be guessed.';
      return state.isHard ? hardModeRefusal(state.answer, state.guesses, move.word.toUpperCase()) : null;
    default:
      move satisfies never;
      return 'There is no such move.';
  }
}

function play(state: WordleState, move: WordleMove): WordleState {
  if (refusal(state, move) !== null) return state;
  if (move.type === 'relax') return { ...state, isHard: false };
  return { ...state, guesses: [...state.guesses, move.word.toUpperCase()] };
}

function counted(guesses: number): string {
  return guesses === 1 ? '1 guess' : `${guesses} guesses`;
}

/** The end in the words of every word game; before it, all that the last guess was told. */
function describe(state: WordleState): string {
  const { answer, guesses } = state;
  const last = guesses.at(-1);
  if (last === undefined) return 'Six tries for five letters.';
  if (last === answer) return `You Won! It took ${counted(guesses.length)}.`;
  if (guesses.length === TRIES) return `Game Over! The word was ${answer}`;
  const marks = marksOf(answer, last).map((mark, place) => `${last[place]} ${mark}`);
  return `Guess ${guesses.length}, ${last}: ${marks.join(', ')}. ${TRIES - guesses.length} left`;
}

/** Answers that the marks leave possible, then words that only ask: nobody needs the answer to choose them. */
function candidateMoves(state: WordleState): readonly WordleMove[] {
  if (status(state) !== 'playing') return [];
  const possible: readonly string[] = ANSWERS.filter((word) => isStillPossible(word, state.answer, state.guesses));
  const asking = PROBES.filter((word) => refusal(state, { type: 'guess', word }) === null);
  return [...possible, ...asking].map((word) => ({ type: 'guess', word }));
}

/** The marks as rows of squares. */
function share({ answer, guesses }: WordleState, preferences: Preferences): string {
  const squares = SQUARES[preferences[HIGH_CONTRAST] ? 'contrast' : 'plain'];
  return guesses
    .map((guess) =>
      marksOf(answer, guess)
        .map((mark) => squares[mark])
        .join(''),
    )
    .join('\n');
}

/** Any five letters can be guessed; the answer is one of six words. */
export const engine: Engine<WordleState, WordleMove, WordleOptions> = {
  version: 1,
  variants: [
    { label: 'Classic', options: { isHard: false } },
    { label: 'Hard mode', options: { isHard: true } },
  ],
  start,
  play,
  refusal,
  status,
  score: ({ guesses }) => guesses.length,
  describe,
  candidateMoves,
  carry: ({ answer }) => (ANSWERS as readonly string[]).indexOf(answer),
  outcome: (state) => (status(state) === 'lost' ? 'Missed' : counted(state.guesses.length)),
  outcomes: [...Array.from({ length: TRIES }, (_, index) => counted(index + 1)), 'Missed'],
  share,
  hasBegun: ({ guesses }) => guesses.length > 0,
};
