// Invariants of Hangman, checked after every move and time step.
import { assertHolds, type Invariants } from '#tests/games/bot.ts';
import { LIVES, rules, countWrongGuesses, type HangmanEvent, type HangmanMove, type HangmanState } from '#app/games/hangman/rules/rules.ts';
import { getWords } from '#app/games/hangman/rules/word-list.ts';

export const invariants: Invariants<HangmanState, HangmanMove, HangmanEvent> = {
  checkState(state) {
    const { list, word, tried } = state;
    assertHolds(getWords(list).includes(word), `${word} is no word of the list`);
    assertHolds(
      new Set(tried).size === tried.length && tried.every((letter) => /^[A-Z]$/.test(letter)),
      'a letter was tried twice or is invalid',
    );
    const wrong = tried.filter((letter) => !word.includes(letter)).length;
    const isSolved = [...word].every((letter) => tried.includes(letter));
    assertHolds(countWrongGuesses(state) === wrong && wrong <= LIVES, 'the lives do not match the wrong letters');
    const result = wrong === LIVES ? 'lost' : isSolved ? 'won' : undefined;
    assertHolds(rules.outcome(state)?.result === result, 'the outcome does not match the letters');
  },
  checkStep(before, after, _, [event, ...others]) {
    assertHolds(
      after.word === before.word && after.list === before.list && after.tried.length === before.tried.length + 1,
      'a guess changed more than one letter',
    );
    assertHolds(event !== undefined && event.letter === after.tried.at(-1) && others.length === 0, 'the event has the wrong letter');
    assertHolds((event?.type === 'found') === after.word.includes(event?.letter ?? ''), 'the event has the wrong type');
  },
};
