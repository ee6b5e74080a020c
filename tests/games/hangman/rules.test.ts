import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { results, game } from '#app/games/hangman/game.ts';
import { text, getCategory } from '#app/games/hangman/text.ts';
import type { MiniGame } from '#app/game-kit/contract.ts';
import { hangman } from '#app/games/hangman/entry.ts';
import { dealGames } from '#tests/unit/game-kit/session/deal-games.ts';
import { anySeed } from '#tests/any-seed.ts';
import { createTestPlay } from '#tests/games/play-by-rules.ts';
import { rules, type HangmanMove, type HangmanState } from '#app/games/hangman/rules/rules.ts';
import { isSolved, LETTERS, findMisses, getSlots } from '#app/games/hangman/rules/word.ts';
import { MIXED, getWords, CLASSIC_WORDS } from '#app/games/hangman/rules/word-list.ts';

const { after, announce, refusal } = createTestPlay(rules, text);

await MIXED.load();

function createState(word: string, tried = ''): HangmanState {
  return { word, list: 'classic', tried: [...tried] };
}

function createGuess(key: string): HangmanMove {
  return { type: 'guess', letter: key };
}

function guess(state: HangmanState, letters: string): HangmanState {
  return after(state, ...[...letters].map(createGuess));
}

/** Returns the announcement of one more letter. */
const getAnnouncement = (state: HangmanState, typed: string) => announce(state, createGuess(typed));

/** Draws the word with hidden letters as underscores. */
function drawWord(word: string, tried = ''): string {
  return getSlots(word, [...tried])
    .map(({ character, isOpen }) => (isOpen ? character : '_'))
    .join('');
}

describe('a guess', () => {
  it('HNG1 is case-insensitive, in every locale', () => {
    expect(guess(createState('CODING'), 'i')).toEqual(guess(createState('CODING'), 'I'));
    expect(guess(createState('CODING'), 'i').tried).toEqual(['I']);
  });

  it('HNG1 counts from A to Z only; anything else costs nothing', () => {
    for (const typed of ['', '1', ' ', '-', 'Ö', 'ı', 'ſ', 'ß', 'Enter', 'AB', '😀'])
      expect(refusal(createState('CODING'), createGuess(typed)), typed).toBe('Use the letters A to Z.');
  });

  it('HNG2 reveals all occurrences of a letter and announces the word so far', () => {
    const state = createState('PROGRAMMING');
    expect(getAnnouncement(createState('HULA HOOP', 'X'), 'o')).toBe('O. Blank, blank, blank, blank, space, blank, O, O, blank.');
    expect(drawWord(state.word, guess(state, 'm').tried.join(''))).toBe('______MM___');
  });

  it('HNG3 of a letter that was tried before is refused with a message, right or wrong', () => {
    for (const typed of 'RXrx') expect(refusal(createState('REACT', 'RX'), createGuess(typed))).toContain('already tried');
  });

  it('HNG4 that is wrong takes a life, and the sixth one ends the game', () => {
    const [before, almost] = [guess(createState('REACT'), 'BDFG'), guess(createState('REACT'), 'BDFGH')];
    expect(getAnnouncement(createState('REACT', 'B'), 'X')).toBe('X: not in the word, 4 lives left');
    expect(getAnnouncement(before, 'h')).toBe('H: not in the word, 1 life left');
    expect(text.status(almost)).toBe('Category: Software');
    const lost = guess(almost, 'I');
    expect(rules.outcome(lost)).toEqual({ result: 'lost' });
    expect(text.status(lost)).toBe('Game Over! The word was REACT');
    expect(getAnnouncement(almost, 'i')).toBe('I: not in the word. Game Over! The word was REACT');
  });

  it.each([
    ['classic', 1, 'The word was REACT. Word 2 of 6 is next.'],
    ['classic', 6, 'The word was REACT. Another one is next.'],
    ['mixed', 1, 'The word was REACT. Another one is next.'],
  ] as const)('HNG15 that loses tells the word and what comes next (%s, %i)', (list, words, note) => {
    expect(results.lossNote?.({ ...createState('REACT'), list }, words)).toBe(note);
  });

  it('HNG5 that finds the last letter wins', () => {
    const almost = guess(createState('REACT'), 'TCAE');
    expect(rules.outcome(almost)).toBeNull();
    expect([2, 0].map((streak) => text.figures?.(almost, { best: null, streak, target: null }))).toEqual([[['Streak', 2]], []]);
    expect(getAnnouncement(almost, 'R')).toBe('R. You Won!');
    expect(rules.outcome(guess(almost, 'BDFGHR'))).toEqual({ result: 'won' });
  });

  it('HNG12 does not reveal the word before the end', () => {
    for (const word of CLASSIC_WORDS) {
      const state = createState(word, 'QZ');
      const said = [text.status(state), getAnnouncement(state, 'X'), getAnnouncement(state, word[0] ?? '')];
      expect(said.join(' ')).not.toContain(word);
    }
  });
});

describe('a word', () => {
  it('HNG6 shows spaces, hyphens and apostrophes from the start', () => {
    expect(drawWord("ROCK 'N' ROLL-ON")).toBe("____ '_' ____-__");
    expect(isSolved("ROCK 'N' ROLL-ON", [...'ROCKNL'])).toBe(true);
  });

  it.each(['CAFÉ', 'CAFE\u0301'])('HNG6 folds accents to their letters: %s', (word) => {
    expect(drawWord(word)).toBe('____');
    expect(drawWord(word, 'E')).toBe('___É');
    expect(findMisses(word, ['E'])).toEqual([]);
  });

  it.each(CLASSIC_WORDS)('HNG7 can be solved from A to Z: %s', (word) => {
    expect(isSolved(word, LETTERS)).toBe(true);
    expect(getSlots(word, []).every(({ letter }) => letter !== null)).toBe(true);
  });
});

describe('a new game', () => {
  it('HNG10 repeats no word until all six were played, and none twice in a row', () => {
    fc.assert(
      fc.property(fc.array(anySeed, { minLength: 17, maxLength: 17 }), (games) => {
        const deals = games.map((seed) => ({ seed, variant: 'classic' }));
        const played = dealGames<HangmanState>(hangman, game as MiniGame, deals).map(({ word }) => word);
        for (let first = 0; first < played.length; first += CLASSIC_WORDS.length)
          expect(new Set(played.slice(first, first + CLASSIC_WORDS.length)).size).toBe(CLASSIC_WORDS.length);
        for (const [index, word] of played.entries()) expect(word).not.toBe(played[index + 1]);
      }),
    );
  });

  it('HNG10 has a separate rotation in each list, whichever was played in between', () => {
    const variants = fc.constantFrom('classic', 'mixed');
    fc.assert(
      fc.property(fc.array(fc.record({ seed: anySeed, variant: variants }), { maxLength: 30 }), (deals) => {
        const played = dealGames<HangmanState>(hangman, game as MiniGame, deals);
        for (const list of ['classic', 'mixed'] as const) {
          const own = played.filter((one) => one.list === list).map(({ word }) => word);
          const round = own.slice(0, getWords(list).length);
          expect(new Set(round).size).toBe(round.length);
        }
      }),
    );
  });
});

it('HNG7 the mixed words are more than two hundred, fit the board and can be solved from A to Z', () => {
  const words = getWords('mixed');
  expect(words.length).toBeGreaterThan(200);
  const longest = Math.max(...CLASSIC_WORDS.map(({ length }) => length));
  expect(words.filter((word) => !/^[A-Z]{4,}$/.test(word) || word.length > longest)).toEqual([]);
});

it.each([
  ['REACT', 'REACBDFGHI', true],
  ['PROGRAMMING', 'PROGAINBDFHKL', true],
  ['REACT', 'REABDFGHI', false],
])('a lost game of %s after %s is close: %s', (word, letters, isClose) => {
  const lost = guess(createState(word), letters);
  expect(rules.outcome(lost)).toEqual({ result: 'lost' });
  expect(results.isClose?.(lost)).toBe(isClose);
});

it('HNG15 the result of the sixth of the six words offers the mixed ones, no other does', () => {
  const offer = (played: number, list: HangmanState['list'] = 'classic') =>
    results.otherVariants?.({ ...createState('REACT'), list }, played);
  expect(offer(6)).toEqual(rules.variants.slice(1).map(({ id }) => id));
  expect(offer(5)).toEqual([]);
  expect(offer(6, 'mixed')).toEqual([]);
});

it('a result is drawn for sharing', () => {
  expect(results.drawing?.(createState('TYPESCRIPT', 'EAO'), {})).toBe('🎈🎈🎈🎈💥💥');
});

it('HNG14 names the category of each word, and for the classic ones none that contains one of them', () => {
  expect(getCategory({ list: 'mixed', word: 'MONGOLIA' })).toBe('Countries');
  expect(getWords('mixed').every((word) => getCategory({ list: 'mixed', word }))).toBe(true);
  const category = getCategory({ list: 'classic', word: 'REACT' });
  expect(CLASSIC_WORDS.filter((word) => category.toUpperCase().includes(word))).toEqual([]);
});
