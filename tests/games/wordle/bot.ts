// Test bot: legal moves for Wordle, best first.
import type { Bot, Ending } from '#tests/games/bot.ts';
import { markGuess } from '#app/games/wordle/rules/marks.ts';
import { rules, type WordleMove, type WordleState } from '#app/games/wordle/rules/rules.ts';
import { getAnswers } from '#app/games/wordle/rules/word-list.ts';

/** Guesses that cover many letters, for gathering information. */
export const PROBES = ['CRANE', 'SLOTH', 'MEDAL', 'PUNCH', 'FUZZY', 'TEPEE', 'XYLYL', 'RECUR', 'VIXEN'] as const;

const LETTERS = 'ABCDEFGILMNOPRSTUXYZ';

/** Whether a word is consistent with the marks of all guesses, so that it can still be the answer. */
function isStillPossible(word: string, { answer, guesses }: WordleState): boolean {
  return guesses.every((guess) => markGuess(word, guess).join() === markGuess(answer, guess).join());
}

/** Limit for long word lists. */
const MAX_CANDIDATES = 12;

/** The first answers that are consistent with the marks. */
function findPossibleAnswers(state: WordleState): readonly string[] {
  const possible: string[] = [];
  for (const word of getAnswers(state.list)) {
    if (possible.length === MAX_CANDIDATES) break;
    if (isStillPossible(word, state)) possible.push(word);
  }
  return possible;
}

export const bot: Bot<WordleState, WordleMove> = {
  /** Possible answers, then probe words; does not read the answer. */
  moves(state) {
    const words = [...findPossibleAnswers(state), ...PROBES];
    return words.map((word) => ({ type: 'guess', word }) as const).filter((move) => 'state' in rules.play(state, move));
  },
  randomMove(_, roll) {
    const kind = roll(12);
    if (kind === 0) return { type: 'relax' };
    if (kind < 6) return { type: 'guess', word: PROBES[roll(PROBES.length)] ?? '' };
    const length = roll(10) === 0 ? roll(8) : 5;
    return { type: 'guess', word: Array.from({ length }, () => LETTERS[roll(LETTERS.length)]).join('') };
  },
};

export const endings: readonly Ending[] = [
  { end: { answer: 'PIXEL', guesses: ['LEVEL', 'GAMES', 'PIXEL'] }, shares: ['3/6', '🟩'], hides: 'PIXEL', impossible: [7] },
  { end: { answer: 'PIXEL', guesses: Array(6).fill('EXTRA') }, shares: ['X/6', '🟨'], hides: 'PIXEL' },
];
