// What always holds in Hangman.
import { engine, LIVES, type HangmanMove } from '#app/mini-games/hangman/rules/rules.ts';
import { WORDS } from '#app/mini-games/hangman/rules/word-list.ts';
import { must, soakOf } from './soak-game.ts';

const TYPED = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZaeiou?4'];

export const hangman = soakOf({
  title: 'Hangman',
  engine,
  randomMove: (_, roll): HangmanMove => ({ type: 'guess', letter: TYPED[roll(TYPED.length)] ?? 'A' }),
  checkState(state) {
    const { word, tried } = state;
    must((WORDS as readonly string[]).includes(word), `${word} is no word of the list`);
    must(new Set(tried).size === tried.length && tried.every((letter) => /^[A-Z]$/.test(letter)), 'a letter was tried twice or is none');
    const wrong = tried.filter((letter) => !word.includes(letter)).length;
    const isSolved = [...word].every((letter) => tried.includes(letter));
    must(engine.score(state) === LIVES - wrong && wrong <= LIVES, 'the lives are not what the letters left');
    must(engine.status(state) === (wrong === LIVES ? 'lost' : isSolved ? 'won' : 'playing'), 'the status does not tell the letters');
  },
  checkStep(before, after) {
    must(after.word === before.word && after.tried.length === before.tried.length + 1, 'a guess changed more than one letter');
  },
});
