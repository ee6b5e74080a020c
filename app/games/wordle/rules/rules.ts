// The rules of Wordle: six guesses at a word of five letters.
import type { Outcome, MoveResult, Rules } from '#app/game-kit/rules.ts';
import { draw, pick } from '#app/game-kit/lib/random.ts';
import { explainHardModeRefusal } from './hard-mode.ts';
import { markGuess, type Mark } from './marks.ts';
import { getAnswers, dailyWords, isAllowedGuess, isFiveLetters, WORD_LENGTH, type WordListId } from './word-list.ts';

export const TRIES = 6;

export interface WordleOptions {
  readonly isHard: boolean;
  readonly list: WordListId;
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

function getOutcome({ answer, guesses }: WordleState): Outcome | null {
  if (guesses.at(-1) === answer) return { result: 'won', id: `guesses-${guesses.length}` };
  return guesses.length === TRIES ? { result: 'lost', id: 'missed' } : null;
}

function applyGuess(state: WordleState, text: string): MoveResult<WordleState, WordleEvent> {
  if (!isFiveLetters(text))
    return { refused: [...text].length === WORD_LENGTH ? 'Only the letters A to Z can be guessed.' : 'A guess has five letters.' };
  const { answer, guesses, isHard, list } = state;
  const word = text.toUpperCase();
  if (!isAllowedGuess(list, word)) return { refused: 'Not in our word list' };
  const refused = isHard ? explainHardModeRefusal(answer, guesses, word) : null;
  if (refused !== null) return { refused };
  return { state: { ...state, guesses: [...guesses, word] }, events: [{ type: 'guessed', word, marks: markGuess(answer, word) }] };
}

/** Any answer but the one of the game before, which is carried as its place in the list. */
function pickClassicAnswer(seed: number, carried: unknown): string {
  const [answer] = pick<string>(
    seed,
    getAnswers('classic').filter((_, index) => index !== carried),
  );
  return answer;
}

/** The place of the answer in a long list. The answer of the game before makes room for the one of the next seed, so that a link can do without it. */
function pickDailyIndex(seed: number, carried: unknown): number {
  const [index] = draw(seed, getAnswers('daily').length);
  return createCarry('daily', index) === carried ? pickDailyIndex((seed + 1) >>> 0, carried) : index;
}

/** What is carried of an answer: its place in the list; with the list's name, unless that is the first one. */
function createCarry(list: WordListId, index: number): unknown {
  return list === 'classic' ? index : `${list} ${index}`;
}

/** Any five letters can be guessed, and the answer is one of six words; in Daily both come from long lists. */
export const rules: Rules<WordleState, WordleMove, WordleEvent, WordleOptions> = {
  version: 1,
  variants: [
    { id: 'classic', label: 'Classic', pace: 'turns', options: { isHard: false, list: 'classic' } },
    { id: 'hard', label: 'Hard mode', pace: 'turns', options: { isHard: true, list: 'classic' } },
    { id: 'daily', label: 'Daily', pace: 'turns', options: { isHard: false, list: 'daily' }, resources: dailyWords },
  ],
  start({ isHard, list }, seed, carried) {
    const answer = list === 'classic' ? pickClassicAnswer(seed, carried) : (getAnswers(list)[pickDailyIndex(seed, carried)] ?? '');
    return { isHard, list, answer, guesses: [] };
  },
  play(state, move) {
    if (getOutcome(state)) return { refused: 'This game is over.' };
    switch (move.type) {
      case 'guess':
        return applyGuess(state, move.word);
      case 'relax':
        if (!state.isHard) return { refused: 'This game is not in hard mode.' };
        return { state: { ...state, isHard: false }, events: [{ type: 'relaxed' }] };
      default:
        move satisfies never;
        return { refused: null };
    }
  },
  carry: ({ list, answer }) => createCarry(list, getAnswers(list).indexOf(answer)),
  isSameGame: (one, other) => one.answer === other.answer,
  outcome: getOutcome,
};
