// Somebody who plays Wordle.
import type { Bot } from './bot.ts';
import { markGuess } from '#app/games/wordle/rules/marks.ts';
import { rules, type WordleMove, type WordleState } from '#app/games/wordle/rules/rules.ts';
import { getAnswers } from '#app/games/wordle/rules/word-list.ts';

/** Words with letters of all kinds, for players who only want to find out. */
export const PROBES = ['CRANE', 'SLOTH', 'MEDAL', 'PUNCH', 'FUZZY', 'TEPEE', 'XYLYL', 'RECUR', 'VIXEN'] as const;

const LETTERS = 'ABCDEFGILMNOPRSTUXYZ';

/** Whether a word would have been given the same marks by all guesses so far, so that it can still be the answer. */
function isStillPossible(word: string, { answer, guesses }: WordleState): boolean {
  return guesses.every((guess) => markGuess(word, guess).join() === markGuess(answer, guess).join());
}

/** Of a long list nobody thinks of more. */
const MAX_CANDIDATES = 12;

/** The first answers that the marks leave possible. */
function findPossibleAnswers(state: WordleState): readonly string[] {
  const possible: string[] = [];
  for (const word of getAnswers(state.list)) {
    if (possible.length === MAX_CANDIDATES) break;
    if (isStillPossible(word, state)) possible.push(word);
  }
  return possible;
}

export const bot: Bot<WordleState, WordleMove> = {
  /** Answers that the marks leave possible, then words that only ask: nobody needs the answer to choose them. */
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
