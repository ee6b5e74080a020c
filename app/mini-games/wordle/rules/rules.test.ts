import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { engine, TRIES, type WordleMove, type WordleState } from './rules.ts';
import { knownLetters, MARKS, marksOf } from './marks.ts';
import { ANSWERS, isWord, WORD_LENGTH } from './word-list.ts';

const CLASSIC = { isHard: false };
const HARD = { isHard: true };

const letters = fc.constantFrom(...'ABCDELRTS');
const words = fc.string({ unit: letters, minLength: WORD_LENGTH, maxLength: WORD_LENGTH });
const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });

function given(answer: string, guesses: readonly string[] = [], options = CLASSIC): WordleState {
  return { ...options, answer, guesses };
}

function guess(word: string): WordleMove {
  return { type: 'guess', word };
}

function playAll(state: WordleState, ...guesses: readonly string[]): WordleState {
  return guesses.reduce((current, word) => engine.play(current, guess(word)), state);
}

/** Marks as a drawing: E exact, P present, - absent. */
function drawn(answer: string, word: string): string {
  return marksOf(answer, word)
    .map((mark) => ({ correct: 'E', present: 'P', absent: '-' })[mark])
    .join('');
}

/** Marks by another way: letters that match are struck out of both words, then what is left of the answer is a bag to take from. */
function oracle(answer: string, word: string): string {
  const marks: string[] = [...word].map((letter, place) => (letter === answer[place] ? 'E' : '-'));
  let bag = [...answer].filter((letter, place) => letter !== word[place]).join('');
  for (const [place, letter] of [...word].entries()) {
    if (marks[place] === 'E' || !bag.includes(letter)) continue;
    marks[place] = 'P';
    bag = bag.replace(letter, '');
  }
  return marks.join('');
}

describe('marks', () => {
  it.each([
    ['ABBEY', 'BABES', 'PPEE-'],
    ['THOSE', 'GEESE', '---EE'],
    ['MAXIM', 'MAMMA', 'EEP--'],
    ['AWARD', 'ADORE', 'EP-E-'],
    ['DREAD', 'ADDED', 'PP-PE'],
    ['WORDS', 'WOODS', 'EE-EE'],
  ])('WRD3 the answer %s marks %s as %s', (answer, word, marks) => {
    expect(drawn(answer, word)).toBe(marks);
  });

  it('WRD2 take letters in their places first, then the free ones from the left', () => {
    fc.assert(
      fc.property(words, words, (answer, word) => {
        expect(drawn(answer, word)).toBe(oracle(answer, word));
      }),
      { numRuns: 500 },
    );
  });

  it('WRD4 only ever raise what is known of a letter', () => {
    fc.assert(
      fc.property(words, fc.array(words, { maxLength: TRIES }), (answer, guesses) => {
        let before = knownLetters(answer, []);
        for (let count = 1; count <= guesses.length; count += 1) {
          const after = knownLetters(answer, guesses.slice(0, count));
          for (const [letter, mark] of before)
            expect(MARKS.indexOf(after.get(letter) ?? 'absent')).toBeGreaterThanOrEqual(MARKS.indexOf(mark));
          before = after;
        }
      }),
    );
  });

  it('WRD4 keep the better mark of a letter that stands twice in a guess', () => {
    expect(knownLetters('MAXIM', ['MAMMA']).get('M')).toBe('correct');
    expect(knownLetters('LEVEL', ['EAGLE', 'TEPEE']).get('E')).toBe('correct');
  });
});

describe('guesses', () => {
  it('WRD1 have exactly five letters from A to Z, in capitals or not', () => {
    const state = given('REACT');
    for (const word of ['', 'REAC', 'REACTS', 'RE4CT', 'RÉACT', 'RE CT', 'ſCORE', '😀😀😀😀😀']) {
      expect(engine.play(state, guess(word)), word).toBe(state);
      expect(engine.refusal?.(state, guess(word)), word).not.toBeNull();
    }
    expect(engine.play(state, guess('crane')).guesses).toEqual(['CRANE']);
  });

  it('WRD5 WRD7 that are refused say why and use no try', () => {
    const state = given('REACT', ['CRANE']);
    expect(engine.refusal?.(state, guess('CRAN'))).toBe('A guess has five letters.');
    expect(engine.refusal?.(state, guess('CR4NE'))).toBe('Only the letters A to Z can be guessed.');
    expect(engine.play(state, guess('CR4NE'))).toBe(state);
  });

  it('are told in one sentence', () => {
    expect(engine.describe(playAll(given('REACT'), 'SLOTH', 'CRANE'))).toBe(
      'Guess 2, CRANE: C present, R present, A correct, N absent, E present. 4 left',
    );
  });

  it('WRD10 win with the answer, and the end is final', () => {
    const won = playAll(given('LEVEL'), 'TEPEE', 'LEVEL');
    expect(engine.status(won)).toBe('won');
    expect(engine.describe(won)).toBe('You Won! It took 2 guesses.');
    expect(engine.outcome?.(won)).toBe('2 guesses');
    expect(engine.play(won, guess('SCORE'))).toBe(won);
  });

  it('WRD10 lose with the sixth miss, and only then is the word told', () => {
    const almost = playAll(given('SCORE'), 'CRANE', 'CRANE', 'CRANE', 'CRANE', 'CRANE');
    expect(engine.status(almost)).toBe('playing');
    expect(engine.describe(almost)).not.toContain('SCORE');
    const lost = playAll(almost, 'CRANE');
    expect(engine.status(lost)).toBe('lost');
    expect(engine.describe(lost)).toBe('Game Over! The word was SCORE');
    expect(engine.outcome?.(lost)).toBe('Missed');
    expect(engine.play(lost, guess('SCORE'))).toBe(lost);
  });

  it('WRD10 win with the sixth try, too', () => {
    expect(engine.status(playAll(given('SCORE'), 'CRANE', 'CRANE', 'CRANE', 'CRANE', 'CRANE', 'SCORE'))).toBe('won');
  });

  it('WRD10 count under an outcome of the list', () => {
    expect(engine.outcomes).toEqual(['1 guess', '2 guesses', '3 guesses', '4 guesses', '5 guesses', '6 guesses', 'Missed']);
    expect(engine.outcome?.(playAll(given('PIXEL'), 'PIXEL'))).toBe('1 guess');
  });
});

describe('hard mode', () => {
  it.each([
    ['LEVEL', ['SHEDS'], 'CRANK', 'Hard mode: use E.'],
    ['LEVEL', ['LUMPS'], 'CRANK', 'Hard mode: letter 1 has to be L.'],
    ['LEVEL', ['EAGLE'], 'LEMON', 'Hard mode: use E twice.'],
    ['LEVEL', ['EAGLE'], 'STEEL', null],
    ['LEVEL', ['LUMPS', 'LEMON'], 'LARGE', 'Hard mode: letter 2 has to be E.'],
    ['DREAD', ['ADDED'], 'DRAMA', 'Hard mode: letter 5 has to be D.'],
    ['DREAD', ['ADDED'], 'ARMED', 'Hard mode: use D twice.'],
    ['DREAD', ['ADDED'], 'DEALD', null],
    ['REACT', ['CRANE', 'CRANE'], 'CRANE', null],
  ])('WRD9 with the answer %s after %j answers to %s: %s', (answer, guesses, word, why) => {
    const state = given(answer, guesses, HARD);
    expect(engine.refusal?.(state, guess(word)) ?? null).toBe(why);
    expect(engine.play(state, guess(word)) === state).toBe(why !== null);
  });

  it('WRD9 can be left in the middle of a game, and never entered there', () => {
    const hard = given('LEVEL', ['LUMPS'], HARD);
    const relaxed = engine.play(hard, { type: 'relax' });
    expect(engine.play(relaxed, guess('CRANK')).guesses).toEqual(['LUMPS', 'CRANK']);
    expect(engine.play(relaxed, { type: 'relax' })).toBe(relaxed);
    expect(engine.refusal?.(relaxed, { type: 'relax' })).toBe('This game is not in hard mode.');
  });

  it('WRD9 never refuses the answer', () => {
    fc.assert(
      fc.property(words, fc.array(words, { maxLength: TRIES - 1 }), (answer, guesses) => {
        fc.pre(!guesses.includes(answer));
        expect(engine.refusal?.(given(answer, guesses, HARD), guess(answer))).toBeNull();
      }),
    );
  });
});

describe('a new game', () => {
  it('WRD12 never has the answer of the game before', () => {
    fc.assert(
      fc.property(seeds, seeds, (first, second) => {
        const before = engine.start(CLASSIC, first);
        expect(engine.start(CLASSIC, second, engine.carry?.(before)).answer).not.toBe(before.answer);
      }),
    );
  });

  it('WRD12 takes what makes no sense for nothing', () => {
    for (const carried of [undefined, null, -1, 99, '0', [0], { index: 0 }])
      expect(engine.start(CLASSIC, 5, carried)).toEqual(engine.start(CLASSIC, 5));
  });

  it('has each of the six answers, all of them words of five letters', () => {
    const answers = new Set(Array.from({ length: 100 }, (_, seed) => engine.start(CLASSIC, seed).answer));
    expect(answers).toEqual(new Set(ANSWERS));
    expect(ANSWERS.every(isWord)).toBe(true);
  });
});

it('WRD13 shares squares without a letter, in the colors of the preference', () => {
  const state = playAll(given('REACT'), 'CRANE', 'REACT');
  expect(engine.share?.(state, {})).toBe('🟨🟨🟩⬛🟨\n🟩🟩🟩🟩🟩');
  expect(engine.share?.(state, { 'high-contrast': true })).toBe('🟦🟦🟧⬛🟦\n🟧🟧🟧🟧🟧');
});

it('keeps its promises in any game of random words', () => {
  fc.assert(
    fc.property(seeds, fc.boolean(), fc.array(fc.oneof(words, fc.string()), { maxLength: 20 }), (seed, isHard, texts) => {
      let state = engine.start({ isHard }, seed);
      for (const text of texts) {
        const next = engine.play(state, guess(text));
        expect(next === state).toBe(engine.refusal?.(state, guess(text)) !== null);
        expect(next.answer).toBe(state.answer);
        expect(next.guesses.length).toBeLessThanOrEqual(TRIES);
        state = next;
      }
      expect(engine.status(state) === 'playing').toBe(engine.candidateMoves(state).length > 0);
    }),
  );
});

it('plays a recorded game to its end', () => {
  const moves: readonly WordleMove[] = [guess('sloth'), guess('PUNCH'), { type: 'relax' }, guess('CRANK'), guess('REACT')];
  const last = moves.reduce((state, move) => engine.play(state, move), given('REACT', [], HARD));
  expect(last).toEqual({ isHard: false, answer: 'REACT', guesses: ['SLOTH', 'CRANK', 'REACT'] });
  expect(engine.describe(last)).toBe('You Won! It took 3 guesses.');
});
