import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getDailySeed } from '#app/arcade/daily/model/board-of-day.ts';
import type { MiniGame } from '#app/game-kit/contract.ts';
import { wordle } from '#app/games/wordle/entry.ts';
import { game, results } from '#app/games/wordle/game.ts';
import { dealGames } from '#tests/unit/game-kit/session/deal-games.ts';
import { anySeed } from '#tests/any-seed.ts';
import { createTestPlay } from '#tests/games/play-by-rules.ts';
import { HIGH_CONTRAST, text } from '#app/games/wordle/text.ts';
import { rules, TRIES, type WordleMove, type WordleOptions, type WordleState } from '#app/games/wordle/rules/rules.ts';
import { anyWord } from './test-words.ts';
import { ANSWERS, dailyWords, isFiveLetters, getAnswers, isAllowedGuess } from '#app/games/wordle/rules/word-list.ts';
import naughtyWords from 'naughty-words/en.json' with { type: 'json' };

const CLASSIC = { isHard: false, list: 'classic' } as const;
const HARD = { ...CLASSIC, isHard: true } as const;
const DAILY = { ...CLASSIC, list: 'daily' } as const;

await dailyWords.load();

const { after, announce, events, isRefused, refusal } = createTestPlay(rules, text);

function createState(answer: string, guesses: readonly string[] = [], options: WordleOptions = CLASSIC): WordleState {
  return { ...options, answer, guesses };
}

function createGuess(word: string): WordleMove {
  return { type: 'guess', word };
}

function playAll(state: WordleState, ...guesses: readonly string[]): WordleState {
  return after(state, ...guesses.map(createGuess));
}

/** Returns the announcement of one more guess. */
const getAnnouncement = (state: WordleState, word: string) => announce(state, createGuess(word));

describe('guesses', () => {
  it.each([
    ['have five letters', ['', 'CRAN', 'REACTS', '😀'], 'Enter five letters.'],
    ['contain only letters from A to Z', ['RE4CT', 'RÉACT', 'RE CT', 'ſCORE', '😀😀😀😀😀'], 'Use the letters A to Z.'],
  ])('WRD1 WRD5 WRD7 %s, or are refused with a message', (_, words, why) => {
    for (const word of words) expect(refusal(createState('REACT', ['CRANE']), createGuess(word)), word).toBe(why);
  });

  it('WRD1 are case-insensitive', () => {
    expect(after(createState('REACT'), createGuess('crane'))).toEqual(createState('REACT', ['CRANE']));
  });

  it('are announced in one sentence and counted in the status', () => {
    const state = createState('REACT', ['SLOTH']);
    expect(getAnnouncement(state, 'CRANE')).toBe('Guess 2, CRANE: C present, R present, A correct, N absent, E present. 4 left');
    expect(text.status(createState('REACT'))).toBe('Guess 1 of 6');
    expect(text.status(playAll(state, 'CRANE'))).toBe('Guess 3 of 6');
  });

  it('are animated, unlike anything else', () => {
    expect(text.animationMs?.(events(createState('REACT'), createGuess('CRANE')))).toBeGreaterThan(0);
    expect(text.animationMs?.(events(createState('REACT', [], HARD), { type: 'relax' }))).toBe(0);
    expect(text.animationMs?.([])).toBe(0);
  });

  it('WRD10 win with the answer, and the end is final', () => {
    const won = playAll(createState('LEVEL'), 'TEPEE', 'LEVEL');
    expect(rules.outcome(won)).toEqual({ result: 'won', id: 'guesses-2' });
    expect(text.status(won)).toBe('You Won!');
    expect(getAnnouncement(createState('LEVEL', ['TEPEE']), 'LEVEL')).toMatch(/^Guess 2, LEVEL: L correct, .* You Won!$/);
    expect(refusal(won, createGuess('SCORE'))).toBe('This game is over.');
  });

  it('WRD10 WRD14 lose with the sixth miss, and only then reveal the word', () => {
    const almost = playAll(createState('SCORE'), 'CRANE', 'CRANE', 'CRANE', 'CRANE', 'CRANE');
    expect([rules.outcome(almost), text.status(almost)]).toEqual([null, 'Guess 6 of 6']);
    expect(getAnnouncement(createState('SCORE', ['CRANE']), 'CRANE')).not.toContain('SCORE');
    const lost = playAll(almost, 'CRANE');
    expect([rules.outcome(lost)?.result, text.status(lost)]).toEqual(['lost', 'Game Over! The word was SCORE']);
    expect(results.lossNote?.(lost, 0)).toContain('SCORE');
    expect(getAnnouncement(almost, 'CRANE')).toMatch(/^Guess 6, CRANE: C present, .* Game Over! The word was SCORE$/);
    expect(refusal(lost, createGuess('SCORE'))).toBe('This game is over.');
  });

  it.each([
    [1, 'guesses-1', '1 guess'],
    [6, 'guesses-6', '6 guesses'],
    [7, 'missed', 'Missed'],
  ])('WRD10 count a word that is found in guess %i as %s', (tries, id, label) => {
    const guesses = [...Array.from({ length: tries - 1 }, () => 'CRANE'), 'SCORE'].slice(0, TRIES);
    expect(rules.outcome(playAll(createState('SCORE'), ...guesses))?.id).toBe(id);
    const outcomes = results.outcomes?.(CLASSIC) ?? [];
    expect([outcomes.length, outcomes[tries - 1]]).toMatchObject([7, { id, label }]);
  });

  it.each([
    [['SCOPE', 'CRANE', 'CRANE', 'CRANE', 'CRANE', 'CRANE'], true],
    [['CRANE', 'CRANE', 'CRANE', 'CRANE', 'CRANE', 'SCARE'], true],
    [['CORES', 'CORES', 'CORES', 'CORES', 'CORES', 'SCRUB'], false],
  ])('are close if one of them was one letter off: %j %s', (guesses, isClose) => {
    expect(results.isClose?.(playAll(createState('SCORE'), ...guesses))).toBe(isClose);
  });
});

it('WRD17 a result of the six words offers Unlimited', () => {
  const offered = rules.variants.map(({ options: { list, isHard } }) =>
    results.otherVariants?.({ ...playAll(createState('PIXEL'), 'PIXEL'), list, isHard }, 1),
  );
  expect(offered).toEqual([['unlimited'], ['unlimited'], []]);
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
  ])('WRD9 with the answer %s after %j responds to %s: %s', (answer, guesses, word, why) => {
    const state = createState(answer, guesses, HARD);
    const played = rules.play(state, createGuess(word));
    expect('refused' in played ? played.refused : null).toBe(why);
  });

  it('WRD9 can be turned off during a game, but not on', () => {
    const hard = createState('LEVEL', ['LUMPS'], HARD);
    const relaxed = after(hard, { type: 'relax' });
    expect(announce(hard, { type: 'relax' })).toBe('Hard mode is off.');
    expect(after(relaxed, createGuess('CRANK')).guesses).toEqual(['LUMPS', 'CRANK']);
    expect(refusal(relaxed, { type: 'relax' })).toBe("This game isn't in hard mode.");
  });

  it('WRD9 never refuses the answer', () => {
    fc.assert(
      fc.property(anyWord, fc.array(anyWord, { maxLength: TRIES - 1 }), (answer, guesses) => {
        fc.pre(!guesses.includes(answer));
        expect(isRefused(createState(answer, guesses, HARD), createGuess(answer))).toBe(false);
      }),
    );
  });
});

describe('a new game', () => {
  it('WRD12 never repeats the previous answer, in its list', () => {
    const variants = fc.constantFrom('classic', 'hard', 'unlimited');
    fc.assert(
      fc.property(fc.array(fc.record({ seed: fc.oneof(fc.constant(7), anySeed), variant: variants }), { maxLength: 20 }), (deals) => {
        const played = dealGames<WordleState>(wordle, game as MiniGame, deals);
        for (const id of ['classic', 'daily'] as const) {
          const answers = played.filter(({ list }) => list === id).map(({ answer }) => answer);
          for (const [index, answer] of answers.entries()) expect(answer).not.toBe(answers[index + 1]);
        }
      }),
    );
  });

  it('uses all six answers, which have five letters', () => {
    const answers = new Set(Array.from({ length: 100 }, (_, seed) => rules.start(CLASSIC, seed).answer));
    expect(answers).toEqual(new Set(ANSWERS));
    expect(ANSWERS.every(isFiveLetters)).toBe(true);
  });
});

describe('Unlimited', () => {
  it('WRD16 refuses words that are not in its list, without changing the game', () => {
    const state = createState('CRANE', ['SLOTH'], DAILY);
    expect(refusal(state, createGuess('XQZJK'))).toBe('Not in our word list');
    expect(refusal(state, createGuess('CRAN'))).toBe('Enter five letters.');
    expect(after(state, createGuess('medal')).guesses).toEqual(['SLOTH', 'MEDAL']);
    expect(after(createState('REACT'), createGuess('XQZJK')).guesses).toEqual(['XQZJK']);
  });
});

it('WRD13 shares squares without letters, in the preferred colors', () => {
  const state = playAll(createState('REACT'), 'CRANE', 'REACT');
  expect(results.drawing?.(state, {})).toBe('🟨🟨🟩⬛🟨\n🟩🟩🟩🟩🟩');
  expect(results.drawing?.(state, { [HIGH_CONTRAST.id]: true })).toBe('🟦🟦🟧⬛🟦\n🟧🟧🟧🟧🟧');
});

it('keeps the words of all days', () => {
  const answers = [22, 23, 24, 365].map((day) => rules.start(DAILY, getDailySeed('wordle', day)).answer);
  expect(answers).toEqual(['GOUGE', 'USURP', 'MOOSE', 'TREND']);
});

describe('the list of Unlimited', () => {
  const answers = getAnswers('daily');

  it('WRD16 has at least two thousand distinct answers, all of which can be guessed', () => {
    expect(answers.length).toBeGreaterThanOrEqual(2000);
    expect(new Set(answers).size).toBe(answers.length);
    expect(answers.every((word) => isFiveLetters(word) && word === word.toUpperCase() && isAllowedGuess('daily', word))).toBe(true);
  });

  it('WRD16 knows the common openings and the words of Classic', () => {
    const openings = 'OUIJA VLOGS SALET SOARE ADIEU CRANE SLATE TARES RAISE ROATE IRATE AUDIO STARE TRACE CRATE ARISE AROSE TARSE REAST';
    expect([...openings.split(' '), ...ANSWERS].filter((word) => !isAllowedGuess('daily', word))).toEqual([]);
  });

  it('has no offensive answers', () => {
    expect(naughtyWords.filter((word) => answers.includes(word.toUpperCase()))).toEqual([]);
  });
});
