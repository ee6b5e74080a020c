// What always holds in Wordle.
import { must, type Invariants } from '#tests/bots/bot.ts';
import { hardModeRefusal } from '#app/games/wordle/rules/hard-mode.ts';
import { marksOf } from '#app/games/wordle/rules/marks.ts';
import { rules, TRIES, type WordleEvent, type WordleMove, type WordleState } from '#app/games/wordle/rules/rules.ts';
import { answersOf, isKnown } from '#app/games/wordle/rules/word-list.ts';

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

export const invariants: Invariants<WordleState, WordleMove, WordleEvent> = {
  checkDay(board) {
    const played = rules.play(board, { type: 'guess', word: board.answer });
    must('state' in played && rules.outcome(played.state)?.result === 'won', 'its answer cannot be guessed');
  },
  checkState(state) {
    const { answer, guesses, list } = state;
    must(answersOf(list).includes(answer), `${answer} is no answer of the list`);
    must(
      guesses.every((guess) => isKnown(list, guess)),
      'a guess is not in the list',
    );
    must(guesses.length <= TRIES && guesses.every((guess) => /^[A-Z]{5}$/.test(guess)), 'a guess is no five letters, or one too many');
    must(!guesses.slice(0, -1).includes(answer), 'the game went on after the answer');
    const last = guesses.at(-1);
    if (last !== undefined) checkMarks(answer, last);
    const id = last === answer ? `guesses-${guesses.length}` : guesses.length === TRIES ? 'missed' : undefined;
    must(rules.outcome(state)?.id === id, 'the outcome does not tell the guesses');
  },
  checkStep(before, after, move, [event, ...others]) {
    must(after.answer === before.answer && after.list === before.list, 'the answer changed, or its list');
    must(event !== undefined && others.length === 0, 'a move is not one event');
    const isGuess = typeof move !== 'number' && move.type === 'guess';
    must(after.guesses.length - before.guesses.length === (isGuess ? 1 : 0), 'a move is not one guess');
    must(after.isHard === (isGuess && before.isHard), 'a move changed the mode, or left it as it was');
    must((event?.type === 'guessed') === isGuess, 'the event tells of another move');
    if (event?.type !== 'guessed') return;
    must(event.word === after.guesses.at(-1), 'the event tells of another word');
    must(event.marks.join() === marksOf(after.answer, event.word).join(), 'the event tells of other marks');
    if (before.isHard) must(hardModeRefusal(before.answer, before.guesses, event.word) === null, 'hard mode let a guess through');
  },
};
