import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { engine, LIVES, wrongGuesses, type HangmanState } from './rules.ts';
import { isSolved, LETTERS, misses, slotsOf } from './word.ts';
import { nextInRound, parseRound, WORDS } from './word-list.ts';

const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });

function given(word: string, tried = ''): HangmanState {
  return { word, tried: [...tried], round: [0] };
}

function guess(state: HangmanState, letters: string): HangmanState {
  return [...letters].reduce((current, letter) => engine.play(current, { type: 'guess', letter }), state);
}

/** The word as it is seen: closed letters as underscores. */
function seen(word: string, tried = ''): string {
  return slotsOf(word, [...tried])
    .map(({ character, isOpen }) => (isOpen ? character : '_'))
    .join('');
}

describe('a guess', () => {
  it('HNG1 is the same in capitals and not, and in every language', () => {
    expect(guess(given('CODING'), 'i')).toEqual(guess(given('CODING'), 'I'));
    expect(guess(given('CODING'), 'i').tried).toEqual(['I']);
  });

  it('HNG1 counts from A to Z only; anything else costs nothing', () => {
    const state = given('CODING');
    for (const letter of ['', '1', ' ', '-', 'Ö', 'ı', 'ſ', 'ß', 'Enter', 'AB', '😀']) {
      expect(engine.play(state, { type: 'guess', letter }), letter).toBe(state);
      expect(engine.refusal?.(state, { type: 'guess', letter })).toBe('Only the letters A to Z can be guessed.');
    }
  });

  it('HNG2 opens all places of a letter, and says how many', () => {
    const state = guess(given('PROGRAMMING'), 'm');
    expect(seen(state.word, state.tried.join(''))).toBe('______MM___');
    expect(engine.describe(state)).toBe('M: 2 found');
    expect(wrongGuesses(state)).toBe(0);
  });

  it('HNG3 of a letter that was tried before changes nothing, right or wrong', () => {
    for (const letter of 'RXrx') {
      const state = given('REACT', 'RX');
      expect(engine.play(state, { type: 'guess', letter })).toBe(state);
      expect(engine.refusal?.(state, { type: 'guess', letter })).toContain('was tried before');
    }
  });

  it('HNG4 that is wrong takes a life, and the sixth one ends the game', () => {
    const almost = guess(given('REACT'), 'BDFGH');
    expect(wrongGuesses(almost)).toBe(5);
    expect(engine.describe(almost)).toBe('H: not in the word, 1 life left');
    expect(engine.describe(almost)).not.toContain('REACT');
    const lost = guess(almost, 'I');
    expect(engine.status(lost)).toBe('lost');
    expect(engine.describe(lost)).toBe('Game Over! The word was REACT');
    expect(LIVES).toBe(6);
  });

  it('HNG5 that finds the last letter wins', () => {
    const almost = guess(given('REACT'), 'TCAE');
    expect(engine.status(almost)).toBe('playing');
    expect(engine.describe(guess(almost, 'R'))).toBe('You Won! 6 lives left');
    expect(engine.status(guess(almost, 'BDFGHR'))).toBe('won');
  });

  it('HNG9 does nothing after the end', () => {
    for (const over of [guess(given('REACT'), 'REACT'), guess(given('REACT'), 'BDFGHI')])
      for (const letter of LETTERS) expect(engine.play(over, { type: 'guess', letter })).toBe(over);
  });
});

describe('a word', () => {
  it('HNG6 shows spaces, hyphens and apostrophes from the start', () => {
    expect(seen("ROCK 'N' ROLL-ON")).toBe("____ '_' ____-__");
    expect(isSolved("ROCK 'N' ROLL-ON", [...'ROCKNL'])).toBe(true);
  });

  it.each(['CAFÉ', 'CAFE\u0301'])('HNG6 folds accents to their letters: %s', (word) => {
    expect(seen(word)).toBe('____');
    expect(seen(word, 'E')).toBe('___É');
    expect(misses(word, ['E'])).toEqual([]);
  });

  it.each(WORDS)('HNG7 can be solved from A to Z: %s', (word) => {
    expect(isSolved(word, LETTERS)).toBe(true);
    expect(slotsOf(word, []).every(({ letter }) => letter !== null)).toBe(true);
  });
});

describe('a new game', () => {
  it('HNG10 has no word twice until all six were played, and none twice in a row', () => {
    fc.assert(
      fc.property(fc.array(seeds, { minLength: 18, maxLength: 18 }), (games) => {
        const words: string[] = [];
        let carried: unknown;
        for (const seed of games) {
          const state = engine.start({}, seed, JSON.parse(JSON.stringify(carried ?? null)));
          carried = engine.carry?.(state);
          words.push(state.word);
        }
        for (let first = 0; first < words.length; first += WORDS.length)
          expect(new Set(words.slice(first, first + WORDS.length)).size).toBe(WORDS.length);
        for (const [index, word] of words.entries()) expect(word).not.toBe(words[index + 1]);
      }),
    );
  });

  it('HNG10 begins a round of its own when the device says what makes no sense', () => {
    for (const carried of [undefined, null, 'CODING', [6], [-1], [0.5], [1, 1], ['0'], { length: 2 }])
      expect(parseRound(carried)).toEqual([]);
    expect(parseRound([3, 0])).toEqual([3, 0]);
    expect(nextInRound([0, 1, 2, 3, 4], 9)).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

it('keeps its promises in any game of random keys', () => {
  const keys = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...LETTERS) }, { weight: 1, arbitrary: fc.string() });
  fc.assert(
    fc.property(seeds, fc.array(keys, { maxLength: 40 }), (seed, letters) => {
      let state = engine.start({}, seed);
      for (const letter of letters) {
        const next = engine.play(state, { type: 'guess', letter });
        expect(next === state).toBe(engine.refusal?.(state, { type: 'guess', letter }) !== null);
        if (next !== state) expect(wrongGuesses(next) - wrongGuesses(state)).toBe(state.word.includes(letter.toUpperCase()) ? 0 : 1);
        expect(wrongGuesses(next)).toBeLessThanOrEqual(LIVES);
        state = next;
      }
      expect(new Set(state.tried).size).toBe(state.tried.length);
    }),
  );
});

it('plays a recorded game to its end', () => {
  const last = guess(given('TYPESCRIPT'), 'eaoTsr1rICpny');
  expect(last.tried.join('')).toBe('EAOTSRICPNY');
  expect(wrongGuesses(last)).toBe(3);
  expect(engine.describe(last)).toBe('You Won! 3 lives left');
  expect(engine.share?.(last, {})).toBe('🎈🎈🎈💥💥💥');
});
