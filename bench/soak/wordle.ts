// What always holds in Wordle.
import { hardModeRefusal } from '#app/mini-games/wordle/rules/hard-mode.ts';
import { engine, TRIES, type WordleMove } from '#app/mini-games/wordle/rules/rules.ts';
import { marksOf } from '#app/mini-games/wordle/rules/marks.ts';
import { ANSWERS, PROBES } from '#app/mini-games/wordle/rules/word-list.ts';
import { must, soakOf } from './soak-game.ts';

const LETTERS = 'ABCDEFGILMNOPRSTUXYZ';

function count(word: string, letter: string): number {
  return word.split(letter).length - 1;
}

/** A letter is marked as found as often as both words have it, and in its place wherever they agree. */
function checkMarks(answer: string, guess: string): void {
  const marks = marksOf(answer, guess);
  for (const [place, mark] of marks.entries()) must((mark === 'correct') === (answer[place] === guess[place]), 'a place is marked wrongly');
  for (const letter of new Set(guess)) {
    const found = marks.filter((mark, place) => guess[place] === letter && mark !== 'absent').length;
    must(found === Math.min(count(answer, letter), count(guess, letter)), `${letter} is found ${found} times`);
  }
}

export const wordle = soakOf({
  title: 'Wordle',
  engine,
  randomMove(_, roll): WordleMove {
    const kind = roll(12);
    if (kind === 0) return { type: 'relax' };
    if (kind < 4) return { type: 'guess', word: PROBES[roll(PROBES.length)] ?? '' };
    const length = roll(10) === 0 ? roll(8) : 5;
    return { type: 'guess', word: Array.from({ length }, () => LETTERS[roll(LETTERS.length)]).join('') };
  },
  checkState(state) {
    const { answer, guesses } = state;
    must((ANSWERS as readonly string[]).includes(answer), `${answer} is no answer of the list`);
    must(guesses.length <= TRIES && guesses.every((guess) => /^[A-Z]{5}$/.test(guess)), 'a guess is no five letters, or one too many');
    must(!guesses.slice(0, -1).includes(answer), 'the game went on after the answer');
    const last = guesses.at(-1);
    if (last !== undefined) checkMarks(answer, last);
    must(
      engine.status(state) === (last === answer ? 'won' : guesses.length === TRIES ? 'lost' : 'playing'),
      'the status does not tell the guesses',
    );
  },
  checkStep(before, after, move) {
    must(after.answer === before.answer, 'the answer changed');
    must(after.guesses.length - before.guesses.length === (move.type === 'guess' ? 1 : 0), 'a move is not one guess');
    const last = after.guesses.at(-1) ?? '';
    if (before.isHard && move.type === 'guess')
      must(hardModeRefusal(before.answer, before.guesses, last) === null, 'hard mode let a guess through');
  },
});
