// The rules of Wordle: six guesses at a word of five letters.
import type { Outcome, Played, Rules } from '#app/game-kit/rules.ts';
import { draw, pick } from '#app/game-kit/lib/random.ts';
import { hardModeRefusal } from './hard-mode.ts';
import { marksOf, type Mark } from './marks.ts';
import { answersOf, dailyWords, isKnown, isWord, WORD_LENGTH, type List } from './word-list.ts';

export const TRIES = 6;

export interface WordleOptions {
  readonly isHard: boolean;
  readonly list: List;
}

export interface WordleState extends WordleOptions {
  readonly answer: string; // in capitals
  readonly guesses: readonly string[]; // in capitals, the first one first
}

/** `relax` leaves hard mode for the rest of the game. */
export type WordleMove = { readonly type: 'guess'; readonly word: string } | { readonly type: 'relax' };

export type WordleEvent =
  | { readonly type: 'guessed'; readonly word: string; readonly marks: readonly Mark[] }
  | { readonly type: 'relaxed' };

function outcome({ answer, guesses }: WordleState): Outcome | null {
  if (guesses.at(-1) === answer) return { result: 'won', id: `guesses-${guesses.length}` };
  return guesses.length === TRIES ? { result: 'lost', id: 'missed' } : null;
}

function guessed(state: WordleState, text: string): Played<WordleState, WordleEvent> {
  if (!isWord(text))
    return { refused: [...text].length === WORD_LENGTH ? 'Only the letters A to Z can be guessed.' : 'A guess has five letters.' };
  const { answer, guesses, isHard, list } = state;
  const word = text.toUpperCase();
  if (!isKnown(list, word)) return { refused: 'Not in our word list' };
  const refused = isHard ? hardModeRefusal(answer, guesses, word) : null;
  if (refused !== null) return { refused };
  return { state: { ...state, guesses: [...guesses, word] }, events: [{ type: 'guessed', word, marks: marksOf(answer, word) }] };
}

/** Any answer but the one of the game before, which is carried as its place in the list. */
function classicAnswer(seed: number, carried: unknown): string {
  const [answer] = pick<string>(
    seed,
    answersOf('classic').filter((_, index) => index !== carried),
  );
  return answer;
}

/** The place of the answer in a long list. The answer of the game before makes room for the one of the next seed, so that a link can do without it. */
function dailyIndex(seed: number, carried: unknown): number {
  const [index] = draw(seed, answersOf('daily').length);
  return carryOf('daily', index) === carried ? dailyIndex((seed + 1) >>> 0, carried) : index;
}

/** What is carried of an answer: its place in the list; with the list's name, unless that is the first one. */
function carryOf(list: List, index: number): unknown {
  return list === 'classic' ? index : `${list} ${index}`;
}

/** Any five letters can be guessed, and the answer is one of six words; in Daily both come from long lists. */
export const rules: Rules<WordleState, WordleMove, WordleEvent, WordleOptions> = {
  version: 1,
  variants: [
    { id: 'classic', label: 'Classic', pace: 'turns', options: { isHard: false, list: 'classic' } },
    { id: 'hard', label: 'Hard mode', pace: 'turns', options: { isHard: true, list: 'classic' } },
    { id: 'daily', label: 'Daily', pace: 'turns', options: { isHard: false, list: 'daily' }, needs: dailyWords },
  ],
  start({ isHard, list }, seed, carried) {
    const answer = list === 'classic' ? classicAnswer(seed, carried) : (answersOf(list)[dailyIndex(seed, carried)] ?? '');
    return { isHard, list, answer, guesses: [] };
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
  carry: ({ list, answer }) => carryOf(list, answersOf(list).indexOf(answer)),
  isSameGame: (one, other) => one.answer === other.answer,
  outcome,
};
