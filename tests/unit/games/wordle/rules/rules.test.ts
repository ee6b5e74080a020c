import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playing } from '#tests/bots/play-by-rules.ts';
import { player } from '#tests/bots/wordle.ts';
import { HIGH_CONTRAST } from '#app/games/wordle/preferences.ts';
import { results } from '#app/games/wordle/results.ts';
import { words } from '#app/games/wordle/text.ts';
import { rules, TRIES, type WordleMove, type WordleOptions, type WordleState } from '#app/games/wordle/rules/rules.ts';
import { anyWord } from './test-words.ts';
import { ANSWERS, dailyWords, isWord } from '#app/games/wordle/rules/word-list.ts';

const CLASSIC = { isHard: false, list: 'classic' } as const;
const HARD = { ...CLASSIC, isHard: true } as const;
const DAILY = { ...CLASSIC, list: 'daily' } as const;

await dailyWords.load();

const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const { after, events, isRefused, refusal } = playing(rules);

function given(answer: string, guesses: readonly string[] = [], options: WordleOptions = CLASSIC): WordleState {
  return { ...options, answer, guesses };
}

function guess(word: string): WordleMove {
  return { type: 'guess', word };
}

function playAll(state: WordleState, ...guesses: readonly string[]): WordleState {
  return after(state, ...guesses.map(guess));
}

/** What listeners hear of one more guess. */
function told(state: WordleState, word: string): string | null | undefined {
  return words.told?.(events(state, guess(word)), after(state, guess(word)));
}

describe('guesses', () => {
  it.each(['RE4CT', 'RÉACT', 'RE CT', 'ſCORE', '😀😀😀😀😀'])('WRD1 WRD5 have letters from A to Z: %s is refused in words', (word) => {
    expect(refusal(given('REACT', ['CRANE']), guess(word))).toBe('Only the letters A to Z can be guessed.');
  });

  it.each(['', 'CRAN', 'REACTS', '😀'])('WRD1 WRD5 WRD7 have five letters: "%s" is refused in words', (word) => {
    expect(refusal(given('REACT', ['CRANE']), guess(word))).toBe('A guess has five letters.');
  });

  it('WRD1 count in capitals or not', () => {
    expect(after(given('REACT'), guess('crane'))).toEqual(given('REACT', ['CRANE']));
  });

  it('bring their marks along', () => {
    expect(events(given('DREAD'), guess('added'))).toEqual([
      { type: 'guessed', word: 'ADDED', marks: ['present', 'present', 'absent', 'present', 'correct'] },
    ]);
  });

  it('are told in one sentence, and counted in the headline', () => {
    const state = given('REACT', ['SLOTH']);
    expect(told(state, 'CRANE')).toBe('Guess 2, CRANE: C present, R present, A correct, N absent, E present. 4 left');
    expect(words.status(given('REACT'))).toBe('Guess 1 of 6');
    expect(words.status(playAll(state, 'CRANE'))).toBe('Guess 3 of 6');
  });

  it('are shown slowly, and nothing else is', () => {
    expect(words.showsForMs?.(events(given('REACT'), guess('CRANE')))).toBeGreaterThan(0);
    expect(words.showsForMs?.(events(given('REACT', [], HARD), { type: 'relax' }))).toBe(0);
    expect(words.showsForMs?.([])).toBe(0);
  });

  it('WRD10 win with the answer, and the end is final', () => {
    const won = playAll(given('LEVEL'), 'TEPEE', 'LEVEL');
    expect(rules.outcome(won)).toEqual({ result: 'won', id: 'guesses-2' });
    expect(words.status(won)).toBe('You Won!');
    expect(told(given('LEVEL', ['TEPEE']), 'LEVEL')).toMatch(/^Guess 2, LEVEL: L correct, .* You Won!$/);
    expect(refusal(won, guess('SCORE'))).toBe('This game is over.');
  });

  it('WRD10 WRD14 lose with the sixth miss, and only then is the word told', () => {
    const almost = playAll(given('SCORE'), 'CRANE', 'CRANE', 'CRANE', 'CRANE', 'CRANE');
    expect(rules.outcome(almost)).toBeNull();
    expect(words.status(almost)).toBe('Guess 6 of 6');
    expect(told(given('SCORE', ['CRANE']), 'CRANE')).not.toContain('SCORE');
    const lost = playAll(almost, 'CRANE');
    expect(rules.outcome(lost)).toEqual({ result: 'lost', id: 'missed' });
    expect(words.status(lost)).toBe('Game Over! The word was SCORE');
    expect(told(almost, 'CRANE')).toMatch(/^Guess 6, CRANE: C present, .* Game Over! The word was SCORE$/);
    expect(isRefused(lost, guess('SCORE'))).toBe(true);
  });

  it('WRD10 win with the sixth try, too', () => {
    const won = playAll(given('SCORE'), 'CRANE', 'CRANE', 'CRANE', 'CRANE', 'CRANE', 'SCORE');
    expect(rules.outcome(won)).toEqual({ result: 'won', id: 'guesses-6' });
  });

  it('WRD10 count under an outcome of the list', () => {
    const ids = results.outcomes?.map(({ id }) => id);
    expect(ids).toEqual(['guesses-1', 'guesses-2', 'guesses-3', 'guesses-4', 'guesses-5', 'guesses-6', 'missed']);
    const labels = results.outcomes?.map(({ label }) => label);
    expect(labels).toEqual(['1 guess', '2 guesses', '3 guesses', '4 guesses', '5 guesses', '6 guesses', 'Missed']);
    expect(rules.outcome(playAll(given('PIXEL'), 'PIXEL'))?.id).toBe('guesses-1');
  });

  it.each([
    [['SCOPE', 'CRANE', 'CRANE', 'CRANE', 'CRANE', 'CRANE'], true],
    [['CRANE', 'CRANE', 'CRANE', 'CRANE', 'CRANE', 'SCARE'], true],
    [['CORES', 'CORES', 'CORES', 'CORES', 'CORES', 'SCRUB'], false],
  ])('were close when one of them was a letter away: %j %s', (guesses, isClose) => {
    expect(results.isClose?.(playAll(given('SCORE'), ...guesses))).toBe(isClose);
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
    const played = rules.play(state, guess(word));
    expect('refused' in played ? played.refused : null).toBe(why);
  });

  it('WRD9 can be left in the middle of a game, and never entered there', () => {
    const hard = given('LEVEL', ['LUMPS'], HARD);
    const relaxed = after(hard, { type: 'relax' });
    expect(events(hard, { type: 'relax' })).toEqual([{ type: 'relaxed' }]);
    expect(words.told?.([{ type: 'relaxed' }], relaxed)).toBe('You have left hard mode.');
    expect(after(relaxed, guess('CRANK')).guesses).toEqual(['LUMPS', 'CRANK']);
    expect(refusal(relaxed, { type: 'relax' })).toBe('This game is not in hard mode.');
  });

  it('WRD9 never refuses the answer', () => {
    fc.assert(
      fc.property(anyWord, fc.array(anyWord, { maxLength: TRIES - 1 }), (answer, guesses) => {
        fc.pre(!guesses.includes(answer));
        expect(isRefused(given(answer, guesses, HARD), guess(answer))).toBe(false);
      }),
    );
  });
});

describe('a new game', () => {
  it('WRD12 never has the answer of the game before', () => {
    fc.assert(
      fc.property(seeds, seeds, (first, second) => {
        const before = rules.start(CLASSIC, first);
        expect(rules.start(CLASSIC, second, rules.carry?.(before)).answer).not.toBe(before.answer);
      }),
    );
  });

  it('WRD12 takes what makes no sense for nothing', () => {
    for (const carried of [undefined, null, -1, 99, '0', [0], { index: 0 }])
      expect(rules.start(CLASSIC, 5, carried)).toEqual(rules.start(CLASSIC, 5));
  });

  it('has each of the six answers, all of them words of five letters', () => {
    const answers = new Set(Array.from({ length: 100 }, (_, seed) => rules.start(CLASSIC, seed).answer));
    expect(answers).toEqual(new Set(ANSWERS));
    expect(ANSWERS.every(isWord)).toBe(true);
  });
});

describe('Daily', () => {
  it('WRD16 refuses what is not in its list, and the game stays as it was', () => {
    const state = given('CRANE', ['SLOTH'], DAILY);
    expect(refusal(state, guess('XQZJK'))).toBe('Not in our word list');
    expect(refusal(state, guess('CRAN'))).toBe('A guess has five letters.');
    expect(after(state, guess('medal')).guesses).toEqual(['SLOTH', 'MEDAL']);
    expect(after(given('REACT'), guess('XQZJK')).guesses).toEqual(['XQZJK']);
  });

  it('WRD12 has another word than the game before, which a link can ask for without that game', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const first = rules.start(DAILY, seed);
        const second = rules.start(DAILY, seed, rules.carry?.(first));
        expect(second.answer).not.toBe(first.answer);
        let next = seed;
        while (rules.start(DAILY, next).answer === first.answer) next = (next + 1) >>> 0;
        expect(second).toEqual(rules.start(DAILY, next));
      }),
      { examples: [[2_631_545_207]] }, // the seed after it has the same word
    );
  });

  it('carries nothing to Classic, nor Classic to it', () => {
    const [classic, daily] = [rules.start(CLASSIC, 7), rules.start(DAILY, 7)];
    expect(rules.start(DAILY, 7, rules.carry?.(classic))).toEqual(daily);
    expect(rules.start(CLASSIC, 7, rules.carry?.(daily))).toEqual(classic);
  });
});

it('WRD13 shares squares without a letter, in the colors of the preference', () => {
  const state = playAll(given('REACT'), 'CRANE', 'REACT');
  expect(results.drawing?.(state, {})).toBe('🟨🟨🟩⬛🟨\n🟩🟩🟩🟩🟩');
  expect(results.drawing?.(state, { [HIGH_CONTRAST.id]: true })).toBe('🟦🟦🟧⬛🟦\n🟧🟧🟧🟧🟧');
});

it('keeps its promises in any game of random words', () => {
  fc.assert(
    fc.property(seeds, fc.boolean(), fc.array(fc.oneof(anyWord, fc.string()), { maxLength: 20 }), (seed, isHard, texts) => {
      let state = rules.start({ ...CLASSIC, isHard }, seed);
      for (const text of texts) {
        if (isRefused(state, guess(text))) continue;
        const next = after(state, guess(text));
        expect(next).toEqual({ ...state, guesses: [...state.guesses, text.toUpperCase()] });
        expect(next.guesses.length).toBeLessThanOrEqual(TRIES);
        state = next;
      }
      expect(rules.outcome(state) === null).toBe(player.moves(state).length > 0);
    }),
  );
});

it('is the same game by its answer alone', () => {
  expect(rules.isSameGame?.(given('REACT', ['CRANE']), given('REACT', [], HARD))).toBe(true);
  expect(rules.isSameGame?.(given('REACT'), given('UNITY'))).toBe(false);
});

it('plays a recorded game to its end', () => {
  const moves: readonly WordleMove[] = [guess('sloth'), guess('PUNCH'), { type: 'relax' }, guess('CRANK'), guess('REACT')];
  let last = given('REACT', [], HARD);
  for (const move of moves) if (!isRefused(last, move)) last = after(last, move);
  expect(last).toEqual({ ...CLASSIC, answer: 'REACT', guesses: ['SLOTH', 'CRANK', 'REACT'] });
  expect(rules.outcome(last)).toEqual({ result: 'won', id: 'guesses-3' });
});
