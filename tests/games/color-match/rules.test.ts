import { describe, expect, it } from 'vitest';
import { formatLine } from '#app/game-kit/lib/figures.ts';
import { game } from '#app/games/color-match/game.ts';
import { text } from '#app/games/color-match/text.ts';
import { computeChiSquare } from '#tests/unit/chi-square.ts';
import { createTestPlay } from '#tests/games/play-by-rules.ts';
import {
  PENALTY_MS,
  rules,
  getSecondsLeft,
  type ColorMatchEvent,
  type ColorMatchMove,
  type ColorMatchState,
} from '#app/games/color-match/rules/rules.ts';
import { CARD_COLOR, INK_COLORS, INKS, type Ink } from '#app/games/color-match/rules/inks.ts';
import { isMatch, drawPrompt, type Prompt } from '#app/games/color-match/rules/prompts.ts';
import { computeContrast } from '#tests/unit/styles/compute-contrast.ts';
import { computeColors } from '../../../tools/build/lib/design-tokens.ts';
import { getEffectSounds, VIBRATIONS } from '#app/game-kit/stage/feedback/feedback.ts';

const CLASSIC = rules.variants[0].options;
const RELAXED = rules.variants[1]?.options ?? CLASSIC;

const { after, announce, events, isRefused, advance, refusal, waitBeats } = createTestPlay(rules, text);

const createStartedGame = (options = CLASSIC, seed = 7) => after(rules.start(options, seed), { type: 'start' });
const createAnswer = ({ number }: ColorMatchState, saysMatch: boolean): ColorMatchMove => ({ type: 'answer', number, saysMatch });
const createRightAnswer = (state: ColorMatchState) => createAnswer(state, isMatch(state.deck.prompt));
const createWrongAnswer = (state: ColorMatchState) => createAnswer(state, !isMatch(state.deck.prompt));
const sayRight = (state: ColorMatchState) => after(state, createRightAnswer(state));
const sayWrong = (state: ColorMatchState) => after(state, createWrongAnswer(state));

describe('prompts', () => {
  const DRAWS = 10_000;
  const prompts: Prompt[] = [];
  let deck = drawPrompt(3, null);
  while (prompts.length < DRAWS) {
    prompts.push(deck.prompt);
    deck = drawPrompt(deck.rng, deck);
  }

  it.each([
    ['red', true],
    ['blue', false],
  ] as const)('COL1 match when the word, red, names the ink: %s, %s', (ink, isSame) => {
    expect(isMatch({ word: 'red', ink })).toBe(isSame);
  });

  it('COL2 match in half of the draws, and mismatch with each other ink equally often', () => {
    const matches = prompts.filter(isMatch).length;
    expect(Math.abs(matches / DRAWS - 0.5)).toBeLessThan(0.02);
    for (const word of INKS) {
      const others = INKS.filter((ink) => ink !== word);
      const counts = others.map((ink) => prompts.filter((prompt) => prompt.word === word && prompt.ink === ink).length);
      expect(computeChiSquare(counts)).toBeLessThan(16.27); // p = 0.001 with 3 degrees of freedom
    }
  });

  it('COL3 never repeat, nor have more than four equal answers in a row', () => {
    let run = 1;
    let longest = 1;
    prompts.forEach((prompt, index) => {
      const before = prompts[index - 1];
      if (!before) return;
      expect(prompt).not.toEqual(before);
      run = isMatch(prompt) === isMatch(before) ? run + 1 : 1;
      longest = Math.max(longest, run);
    });
    expect(longest).toBe(4);
  });
});

describe('the clock', () => {
  it('COL4 waits for Start', () => {
    const state = rules.start(CLASSIC, 1);
    expect(rules.dueInMs?.(state)).toBeNull();
    expect(advance(state, 5000)).toBe(state);
    expect(refusal(state, createRightAnswer(state))).toBe('Press Start first.');
    expect(rules.dueInMs?.(createStartedGame())).toBe(1000);
  });

  it.each([
    ['Classic', CLASSIC, 29_999, 1, null],
    ['Classic, in one step', CLASSIC, 90_000, 0, { result: 'over' }],
    ['Relaxed', RELAXED, 60_000, 0, { result: 'over' }],
  ])('COL4 of %s has after %i ms %i ms left', (_, options, ms, remainingMs, outcome) => {
    const state = advance(createStartedGame(options), ms);
    expect([state.remainingMs, rules.outcome(state)]).toEqual([remainingMs, outcome]);
  });

  it('COL4 counts every millisecond, however the time is split', () => {
    const inPieces = [1, 333.4, 0.6, 1665].reduce(advance, createStartedGame());
    expect(inPieces.remainingMs).toBeCloseTo(28_000);
    expect(inPieces.shownMs).toBeCloseTo(2000);
    for (const ms of [0, -5, Number.NaN]) expect(advance(inPieces, ms)).toBe(inPieces);
  });

  it('shows whole seconds, rounded up, and is due when the display changes', () => {
    const state = advance(createStartedGame(), 400);
    expect(getSecondsLeft(state)).toBe(30);
    expect(rules.dueInMs?.(state)).toBe(600);
    expect(getSecondsLeft(advance(state, 600))).toBe(29);
    expect(getSecondsLeft(advance(createStartedGame(), 29_999))).toBe(1);
  });

  it('COL5 discards an answer at or after the end', () => {
    const over = advance(sayRight(createStartedGame()), 30_000);
    expect(refusal(over, createRightAnswer(over))).toBeNull();
    expect(over.right).toBe(1);
  });

  it('COL5 ends immediately with a penalty that reaches 0', () => {
    const last = advance(createStartedGame(), 30_000 - PENALTY_MS);
    const over = sayWrong(last);
    expect(over.remainingMs).toBe(0);
    expect(rules.outcome(over)).toEqual({ result: 'over' });
    expect(rules.dueInMs?.(over)).toBeNull();
    expect(sayWrong(advance(createStartedGame(), 29_000)).remainingMs).toBe(0);
  });

  it('COL8 starts only once, however often Start is pressed', () => {
    expect(isRefused(advance(createStartedGame(), 1234), { type: 'start' })).toBe(true);
  });

  it('COL14 tells each of the last ten seconds once, and the end', () => {
    let state = createStartedGame();
    const moments: (readonly [remainingMs: number, event: object])[] = [];
    while (rules.outcome(state) === null) {
      const timeEvents = events(state, rules.dueInMs?.(state) ?? 0);
      state = waitBeats(state);
      moments.push(...timeEvents.map((event) => [state.remainingMs, event] as const));
    }
    expect(moments).toEqual([
      ...[10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((seconds) => [1000 * seconds, { type: 'last-seconds', seconds }]),
      [0, { type: 'time-up' }],
    ]);
  });

  it('COL14 the last seconds tick, each higher than the one before', () => {
    const sounds = Array.from({ length: 10 }, (_, index) => {
      const event: ColorMatchEvent = { type: 'last-seconds', seconds: 10 - index };
      return getEffectSounds(game, { type: 'events', events: [event] });
    });
    expect(sounds).toEqual(sounds.map((_, index) => [{ cue: 'flag', semitones: index }]));
    expect(VIBRATIONS.flag).toBeDefined();
  });
});

describe('answers', () => {
  it('COL6 count once for each prompt', () => {
    const state = createStartedGame();
    const next = after(state, createAnswer(state, true));
    expect(next.number).toBe(2);
    for (const saysMatch of [true, false]) expect(refusal(next, createAnswer(state, saysMatch))).toBeNull();
  });

  it('COL7 score one point if right, and cost two seconds but no points if wrong', () => {
    const state = sayRight(createStartedGame());
    expect([state.right, state.remainingMs]).toEqual([1, 30_000]);
    expect([sayWrong(state).right, sayWrong(state).remainingMs]).toEqual([1, 28_000]);
  });

  it('COL10 are summarized: right, wrong, accuracy and mean reaction time', () => {
    let state = sayRight(advance(createStartedGame(), 500));
    state = sayRight(advance(advance(state, 300), 500));
    state = sayWrong(advance(state, 1101));
    expect(game.results?.summary?.(advance(state, 60_000))?.map(formatLine)).toEqual([
      'Wrong: 1',
      'Accuracy: 67%',
      'Average reaction time: 800 ms',
    ]);
    expect(game.results?.summary?.(advance(createStartedGame(), 30_000))?.map(formatLine)).toEqual(['Wrong: 0']);
  });
});

describe('texts', () => {
  const RED_IN_BLUE = { prompt: { word: 'red', ink: 'blue' }, run: 1, rng: 1 } as const;

  it.each([
    ['a new game', rules.start(CLASSIC, 1), 'Does the ink match?'],
    ['a game near its end', advance(createStartedGame(), 26_000), 'Does the ink match?'],
    ['a game that is over', advance(createStartedGame(), 30_000), 'Game Over!'],
  ])('have the status of %s', (_, state, status) => {
    expect(text.status(state)).toBe(status);
  });

  it('announce the duration and each prompt', () => {
    const start = { ...rules.start(CLASSIC, 7), deck: RED_IN_BLUE };
    expect(announce(start, { type: 'start' })).toBe('30 seconds. Word: Red. Ink: blue.');
    expect(announce({ ...start, totalMs: 60_000 }, { type: 'start' })).toBe('60 seconds. Word: Red. Ink: blue.');
    expect(announce(after(start, { type: 'start' }), createAnswer(start, false))).toMatch(/^Right\. Word: \w+\. Ink: \w+\.$/);
    expect(announce(after(start, { type: 'start' }), createAnswer(start, true))).toMatch(
      /^Wrong\. You lose 2 seconds\. Word: \w+\. Ink: \w+\.$/,
    );
  });

  it.each([
    ['no second', createStartedGame(), 19_000, null],
    ['ten seconds', advance(createStartedGame(), 19_000), 1000, '10 seconds left!'],
    ['not nine seconds', advance(createStartedGame(), 20_000), 1000, null],
    ['five seconds', advance(createStartedGame(), 24_500), 500, '5 seconds left!'],
    ['the end', sayRight(createStartedGame()), 30_000, 'Game Over! Score: 1'],
  ])('announce %s', (_, state, ms, sentence) => {
    expect(announce(state, ms)).toBe(sentence);
  });

  it('COL14 announce the end after a wrong answer', () => {
    const late = advance(createStartedGame(), 29_000);
    expect(announce(late, createWrongAnswer(late))).toBe('Wrong. You lose 2 seconds. Game Over! Score: 0');
  });
});

it('COL11 has inks with a contrast of 3:1 to the card', async () => {
  const colors = await computeColors(
    Object.fromEntries(Object.entries({ ...INK_COLORS, card: CARD_COLOR }).map(([name, color]) => [`--${name}`, color])),
  );
  for (const ink of INKS) expect(computeContrast(colors[`--${ink}`], colors['--card']), ink).toBeGreaterThanOrEqual(3);
});

/** Lightness, chroma and hue. */
const parseInk = (ink: Ink) => /^oklch\(([\d.]+) ([\d.]+) (\d+)\)$/.exec(INK_COLORS[ink])?.slice(1).map(Number) ?? [];

it.each(INKS)('COL11 has an ink, %s, of another hue and lightness than all others', (ink) => {
  for (const other of INKS.filter((candidate) => candidate !== ink)) {
    const [lightness = NaN, , hue = NaN] = parseInk(ink);
    const [otherLightness = NaN, , otherHue = NaN] = parseInk(other);
    expect(Math.abs(lightness - otherLightness)).toBeGreaterThan(0.05);
    const turn = Math.abs(hue - otherHue);
    expect(Math.min(turn, 360 - turn)).toBeGreaterThan(30);
  }
});

it('COL13 has a score that no abandoned game sets, no winner and no time of its own', () => {
  const { score, isWinnable, time } = game.results ?? {};
  expect([score?.countsUnfinished ?? false, isWinnable?.(CLASSIC), time]).toEqual([false, false, undefined]);
});
