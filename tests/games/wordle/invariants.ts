// Invariants of Wordle, checked after every move and time step.
import { assertHolds, type Invariants } from '#tests/games/bot.ts';
import {
  explainHardModeRefusal,
  rules,
  TRIES,
  type WordleEvent,
  type WordleMove,
  type WordleState,
} from '#app/games/wordle/rules/rules.ts';
import { markGuess } from '#app/games/wordle/rules/marks.ts';
import { getAnswers, isAllowedGuess } from '#app/games/wordle/rules/word-list.ts';

function countLetter(word: string, letter: string): number {
  return word.split(letter).length - 1;
}

/** A letter is marked as often as it occurs in both words, and as correct wherever they agree. */
function checkMarks(answer: string, guess: string): void {
  const marks = markGuess(answer, guess);
  for (const [place, mark] of marks.entries())
    assertHolds((mark === 'correct') === (answer[place] === guess[place]), 'a place is marked wrongly');
  for (const letter of new Set(guess)) {
    const found = marks.filter((mark, place) => guess[place] === letter && mark !== 'absent').length;
    assertHolds(found === Math.min(countLetter(answer, letter), countLetter(guess, letter)), `${letter} is found ${found} times`);
  }
}

export const invariants: Invariants<WordleState, WordleMove, WordleEvent> = {
  checkDailyBoard(board) {
    const played = rules.play(board, { type: 'guess', word: board.answer });
    assertHolds('state' in played && rules.outcome(played.state)?.result === 'won', 'its answer cannot be guessed');
  },
  checkState(state) {
    const { answer, guesses, list } = state;
    assertHolds(getAnswers(list).includes(answer), `${answer} is no answer of the list`);
    assertHolds(
      guesses.every((guess) => isAllowedGuess(list, guess)),
      'a guess is not in the list',
    );
    assertHolds(
      guesses.length <= TRIES && guesses.every((guess) => /^[A-Z]{5}$/.test(guess)),
      'a guess does not have five letters, or there are too many guesses',
    );
    assertHolds(!guesses.slice(0, -1).includes(answer), 'the game continued after the answer');
    const last = guesses.at(-1);
    if (last !== undefined) checkMarks(answer, last);
    const id = last === answer ? `guesses-${guesses.length}` : guesses.length === TRIES ? 'missed' : undefined;
    assertHolds(rules.outcome(state)?.id === id, 'the outcome does not match the guesses');
  },
  checkStep(before, after, move, [event, ...others]) {
    assertHolds(after.answer === before.answer && after.list === before.list, 'the answer changed, or its list');
    assertHolds(event !== undefined && others.length === 0, 'a move is not one event');
    const isGuess = typeof move !== 'number' && move.type === 'guess';
    assertHolds(after.guesses.length - before.guesses.length === (isGuess ? 1 : 0), 'a move is not one guess');
    assertHolds(after.isHard === (isGuess && before.isHard), 'the relax move did not change the mode as expected');
    assertHolds((event?.type === 'guessed') === isGuess, 'the event has the wrong move');
    if (event?.type !== 'guessed') return;
    assertHolds(event.word === after.guesses.at(-1), 'the event has the wrong word');
    assertHolds(event.marks.join() === markGuess(after.answer, event.word).join(), 'the event has the wrong marks');
    if (before.isHard)
      assertHolds(explainHardModeRefusal(before.answer, before.guesses, event.word) === null, 'hard mode let a guess through');
  },
};
