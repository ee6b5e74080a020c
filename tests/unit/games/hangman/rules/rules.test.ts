import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { results } from '#app/games/hangman/results.ts';
import { words } from '#app/games/hangman/text.ts';
import { playing } from '#tests/bots/play-by-rules.ts';
import { LIVES, rules, wrongGuesses, type HangmanMove, type HangmanState } from '#app/games/hangman/rules/rules.ts';
import { isSolved, LETTERS, misses, slotsOf } from '#app/games/hangman/rules/word.ts';
import { CATEGORIES, nextInRound, parseRounds, wordsOf, WORDS, type List } from '#app/games/hangman/rules/word-list.ts';

const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const { after, events, isRefused, refusal } = playing(rules);
const CLASSIC = rules.variants[0].options;
const LISTS = Object.keys(CATEGORIES) as (keyof typeof CATEGORIES)[];

await Promise.all(LISTS.map((list) => CATEGORIES[list].load()));

function given(word: string, tried = ''): HangmanState {
  return { word, list: 'classic', tried: [...tried], round: [0], otherRounds: {} };
}

function press(key: string): HangmanMove {
  return { type: 'guess', letter: key };
}

function guess(state: HangmanState, letters: string): HangmanState {
  return after(state, ...[...letters].map(press));
}

/** What listeners hear of one more letter. */
function told(state: HangmanState, text: string): string | null | undefined {
  return words.told?.(events(state, press(text)), after(state, press(text)));
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
    for (const text of ['', '1', ' ', '-', 'Ö', 'ı', 'ſ', 'ß', 'Enter', 'AB', '😀'])
      expect(refusal(given('CODING'), press(text)), text).toBe('Only the letters A to Z can be guessed.');
  });

  it('HNG2 opens all places of a letter, and says how many', () => {
    const state = given('PROGRAMMING');
    expect(events(state, press('m'))).toEqual([{ type: 'found', letter: 'M', count: 2 }]);
    expect(told(state, 'm')).toBe('M: 2 found');
    expect(seen(state.word, guess(state, 'm').tried.join(''))).toBe('______MM___');
    expect(wrongGuesses(guess(state, 'm'))).toBe(0);
  });

  it('HNG3 of a letter that was tried before is refused in words, right or wrong', () => {
    for (const text of 'RXrx') expect(refusal(given('REACT', 'RX'), press(text))).toContain('was tried before');
  });

  it('HNG4 that is wrong takes a life, and the sixth one ends the game', () => {
    const [before, almost] = [guess(given('REACT'), 'BDFG'), guess(given('REACT'), 'BDFGH')];
    expect(wrongGuesses(almost)).toBe(5);
    expect(events(before, press('h'))).toEqual([{ type: 'missed', letter: 'H' }]);
    expect(told(given('REACT', 'B'), 'X')).toBe('X: not in the word, 4 lives left');
    expect(told(before, 'h')).toBe('H: not in the word, 1 life left');
    expect(words.status(almost)).toBe('1 life left');
    const lost = guess(almost, 'I');
    expect(rules.outcome(lost)).toEqual({ result: 'lost' });
    expect(words.status(lost)).toBe('Game Over! The word was REACT');
    expect(told(almost, 'i')).toBe('I: not in the word. Game Over! The word was REACT');
    expect(LIVES).toBe(6);
  });

  it('HNG5 that finds the last letter wins', () => {
    const almost = guess(given('REACT'), 'TCAE');
    expect(rules.outcome(almost)).toBeNull();
    expect(words.status(almost)).toBe('6 lives left');
    expect(words.status(guess(almost, 'R'))).toBe('You Won!');
    expect(told(almost, 'R')).toBe('R: 1 found. You Won!');
    expect(rules.outcome(guess(almost, 'BDFGHR'))).toEqual({ result: 'won' });
  });

  it('HNG9 is refused after the end', () => {
    for (const over of [guess(given('REACT'), 'REACT'), guess(given('REACT'), 'BDFGHI')])
      for (const text of LETTERS) expect(refusal(over, press(text))).toBe('This game is over.');
  });

  it('HNG12 tells nothing of the word before the end', () => {
    for (const word of WORDS) {
      const state = given(word, 'QZ');
      const said = [words.status(state), told(state, 'X'), told(state, word[0] ?? ''), JSON.stringify(events(state, press('X')))];
      expect(said.join(' ')).not.toContain(word);
    }
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
  /** The words of games one after the other, each of a list, with what is carried kept on a device. */
  function playedIn(
    games: readonly { readonly seed: number; readonly list: List }[],
  ): readonly { readonly list: List; readonly word: string }[] {
    let carried: unknown = null;
    return games.map(({ seed, list }) => {
      const state = rules.start({ list }, seed, JSON.parse(JSON.stringify(carried)));
      carried = rules.carry?.(state);
      return { list, word: state.word };
    });
  }

  it('HNG10 has no word twice until all six were played, and none twice in a row', () => {
    fc.assert(
      fc.property(fc.array(seeds, { minLength: 18, maxLength: 18 }), (games) => {
        const played = playedIn(games.map((seed) => ({ seed, list: 'classic' }))).map(({ word }) => word);
        for (let first = 0; first < played.length; first += WORDS.length)
          expect(new Set(played.slice(first, first + WORDS.length)).size).toBe(WORDS.length);
        for (const [index, word] of played.entries()) expect(word).not.toBe(played[index + 1]);
      }),
    );
  });

  it('HNG10 has a round of its own in each list, whichever was played between', () => {
    const lists = fc.constantFrom<List>('classic', ...LISTS);
    fc.assert(
      fc.property(fc.array(fc.record({ seed: seeds, list: lists }), { maxLength: 30 }), (games) => {
        const played = playedIn(games);
        for (const list of ['classic', ...LISTS] as const) {
          const own = played.filter((game) => game.list === list).map(({ word }) => word);
          const round = own.slice(0, wordsOf(list).length);
          expect(new Set(round).size).toBe(round.length);
        }
      }),
    );
  });

  it('HNG10 begins a round of its own when the device says what makes no sense', () => {
    for (const carried of [undefined, null, 'CODING', [-1], [0.5], [0, -1], [1, 1], ['0'], { length: 2 }, { classic: 'CODING' }])
      expect(parseRounds(carried)).toEqual({});
    for (const carried of [[6], [0, 6]]) expect(rules.start(CLASSIC, 9, carried)).toEqual(rules.start(CLASSIC, 9));
    expect(nextInRound([0, 1, 2, 3, 4], WORDS.length, 9)).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

it('is the same game by its word alone, whichever were played before', () => {
  expect(rules.isSameGame?.(given('CODING', 'A'), { ...given('CODING'), round: [3, 5] })).toBe(true);
  expect(rules.isSameGame?.(given('CODING'), given('REACT'))).toBe(false);
});

describe.each(LISTS)('the category %s', (list) => {
  const category = wordsOf(list);

  it('HNG7 has at least forty words, each once, that fit the board and can be solved from A to Z', () => {
    expect(category.length).toBeGreaterThanOrEqual(40);
    expect(new Set(category).size).toBe(category.length);
    const longest = Math.max(...WORDS.map(({ length }) => length));
    expect(category.filter((word) => !/^[A-Z]{4,}$/.test(word) || word.length > longest)).toEqual([]);
  });
});

describe('a lost game', () => {
  it.each([
    ['REACT', 'REACBDFGHI', true],
    ['PROGRAMMING', 'PROGAINBDFHKL', true],
    ['REACT', 'REABDFGHI', false],
  ])('of %s after %s was nearly won: %s', (word, letters, isClose) => {
    const lost = guess(given(word), letters);
    expect(rules.outcome(lost)).toEqual({ result: 'lost' });
    expect(results.isClose?.(lost)).toBe(isClose);
  });
});

it('keeps its promises in any game of random keys', () => {
  const keys = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...LETTERS) }, { weight: 1, arbitrary: fc.string() });
  fc.assert(
    fc.property(seeds, fc.array(keys, { maxLength: 40 }), (seed, letters) => {
      let state = rules.start(CLASSIC, seed);
      for (const text of letters) {
        const isOver = rules.outcome(state) !== null;
        const isWasted = isOver || !/^[A-Za-z]$/.test(text) || state.tried.includes(text.toUpperCase());
        expect(isRefused(state, press(text))).toBe(isWasted);
        if (isWasted) continue;
        const next = after(state, press(text));
        expect(wrongGuesses(next) - wrongGuesses(state)).toBe(state.word.includes(text.toUpperCase()) ? 0 : 1);
        expect(wrongGuesses(next)).toBeLessThanOrEqual(LIVES);
        state = next;
      }
      expect(new Set(state.tried).size).toBe(state.tried.length);
    }),
  );
});

it('plays a recorded game to its end', () => {
  let last = given('TYPESCRIPT');
  for (const key of 'eaoTsr1rICpny') if (!isRefused(last, press(key))) last = after(last, press(key));
  expect(last.tried.join('')).toBe('EAOTSRICPNY');
  expect(wrongGuesses(last)).toBe(3);
  expect(words.status(last)).toBe('You Won!');
  expect(results.drawing?.(last, {})).toBe('🎈🎈🎈💥💥💥');
});
